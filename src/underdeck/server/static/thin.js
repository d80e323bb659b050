// deno-lint-ignore-file
// @ts-nocheck
const main = document.getElementById("table");
const ws = new WebSocket(location.origin.replace("http", "ws") + main.dataset.socket);
let at = 0, n = 0; const zones = {};
ws.onmessage = (e) => { const m = JSON.parse(e.data); if (m.is !== "table") { console.log(m); return; }
  at = m.at; for (const z of m.zones) zones[z.name] = z;
  main.replaceChildren();
  const p = document.createElement("p"); p.textContent = m.prompt; main.append(p);
  for (const mv of m.moves) { const b = document.createElement("button"); b.textContent = mv.label; b.onclick = () => ws.send(JSON.stringify({do: "act", id: "c" + at + "-" + n++, at, action: mv.action})); main.append(b); }
  document.getElementById("x").textContent = JSON.stringify(Object.values(zones).map(z => [z.title, z.cells.map(c => c.cards.map(k => k.face ? k.face.name : "back").join("/"))]), null, 1);
};
