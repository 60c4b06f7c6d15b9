"use strict";
// What all pages share. Texts go into the page as text, never as markup.
const data = JSON.parse(document.getElementById("data").textContent);
const $ = id => document.getElementById(id);
function make(tag, text, name) {
  const e = document.createElement(tag);
  if (text !== undefined && text !== null) e.textContent = text;
  if (name) e.className = name;
  return e;
}
const percent = p => p > 0 && p < 0.00005 ? "< 0.01 %" : (100 * p).toFixed(p > 0.9995 || p < 0.1 ? 2 : 1) + " %";
function bar(p, label) {
  const b = make("span", undefined, "bar"), i = make("i");
  i.style.width = Math.max(0, Math.min(100, 100 * p)) + "%";
  b.append(i);
  b.setAttribute("role", "img");
  b.setAttribute("aria-label", label ?? percent(p));
  return b;
}
// Pieces of a text: [text, does it differ]. first: the first one that does is marked as such.
function pieces(list, to, first) {
  for (const [text, differs] of list) {
    if (!differs) { to.append(text); continue; }
    const m = make("mark", text, first ? "first" : "");
    m.title = "this differs";
    first = false;
    to.append(m);
  }
  return to;
}
function table(head, rows, caption) {
  const t = make("table"), h = make("tr"), body = make("tbody"), thead = make("thead");
  if (caption) t.append(make("caption", caption, "quiet"));
  for (const [text, number] of head) { const c = make("th", text, number ? "number" : ""); c.scope = "col"; h.append(c); }
  thead.append(h);
  for (const row of rows) {
    const r = make("tr");
    row.forEach((cell, i) => { const c = make("td", undefined, head[i][1] ? "number" : ""); c.append(cell); r.append(c); });
    body.append(r);
  }
  t.append(thead, body);
  return t;
}
function facts(list, to) {
  for (const [name, value] of list) {
    const d = make("div");
    d.append(make("dt", name), make("dd", value));
    to.append(d);
  }
}
// Per constructor: [name, times, right]; and pairs [gold, chosen, times].
function constructors(rows, confused, to) {
  if (!rows.length) { to.append(make("p", "No constructor of this grammar is chosen among several.", "quiet")); return; }
  const sorted = [...rows].sort((a, b) => (a[2] / a[1] - b[2] / b[1]) || b[1] - a[1]), box = make("div", undefined, "scroll");
  box.append(table([["constructor"], ["right"], ["", true], ["places", true], ["most often taken for"]],
    sorted.map(([name, n, right]) => [name, bar(right / n), percent(right / n), String(n),
      confused.filter(c => c[0] === name).slice(0, 3).map(c => `${c[1]} (${c[2]})`).join(", ")])));
  to.append(box);
}
