/* The blocks of memory that a state owns. core/memory.py says what each function does. */
#include <stdlib.h>
#include <string.h>

#ifdef UNDERDECK_CHECKED
/* Each block is preceded by its length, so that every access can be checked. */
typedef struct { long length; long unused; } underdeck_head;

static void *underdeck_block(void *old, int n, size_t width) {
    underdeck_head *head = old == NULL ? NULL : (underdeck_head *)old - 1;
    long before = head == NULL ? 0 : head->length;
    head = (underdeck_head *)realloc(head, sizeof(underdeck_head) + n * width);
    if (head == NULL) return PyErr_NoMemory();
    head->length = n;
    if (n > before) memset((char *)(head + 1) + before * width, 0, (n - before) * width);
    return head + 1;
}

static void *underdeck_block_for_copy(int n, size_t width) {
    return underdeck_block(NULL, n, width);
}

static void underdeck_free(void *block) {
    if (block != NULL) free((underdeck_head *)block - 1);
}

static int underdeck_inside(void *block, long long i) {
    long length = block == NULL ? 0 : ((underdeck_head *)block - 1)->length;
    if (i < 0 || i >= length) {
        PyErr_Format(PyExc_IndexError, "slot %lld of a block of %ld", i, length);
        return -1;
    }
    return (int)i;
}

static long long underdeck_within(long long value, long long low, long long high) {
    if (value < low || value > high) {
        PyErr_Format(PyExc_OverflowError, "%lld does not fit in a slot", value);
        return -1;
    }
    return value;
}
#else
static void *underdeck_block(void *old, int n, size_t width) {
    void *block = old == NULL ? calloc(n, width) : realloc(old, n * width);
    return block == NULL ? PyErr_NoMemory() : block;
}

static void *underdeck_block_for_copy(int n, size_t width) {
    void *block = malloc(n * width);
    return block == NULL ? PyErr_NoMemory() : block;
}

static void underdeck_free(void *block) {
    free(block);
}
#endif

static inline short *underdeck_fresh(int n) {
    return (short *)underdeck_block(NULL, n, sizeof(short));
}

static inline void underdeck_release(short *row) {
    underdeck_free(row);
}

static inline short *underdeck_duplicate(short *row, int n, int length) {
    short *copy = (short *)underdeck_block_for_copy(length, sizeof(short));
    if (copy != NULL) memcpy(copy, row, n * sizeof(short));
    return copy;
}

static inline int underdeck_same(short *row, short *other, int n) {
    return memcmp(row, other, n * sizeof(short)) == 0;
}

static inline int *underdeck_no_options(void) {
    return NULL;
}

static inline int *underdeck_more_options(int *options, int n) {
    return (int *)underdeck_block(options, n, sizeof(int));
}

static inline void underdeck_release_options(int *options) {
    underdeck_free(options);
}
