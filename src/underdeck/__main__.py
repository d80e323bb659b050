"""The command line, for `python -m underdeck`."""

import sys

from underdeck.cli import main

sys.exit(main())
