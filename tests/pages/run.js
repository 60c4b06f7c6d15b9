// run.js PAGE EXPRESSION: runs a page's scripts over a small stand-in for a browser's document, then prints the value of an expression as JSON.
// It shows that the scripts run, and lets their functions be called; how a page looks and reacts is for click.py.
"use strict";
const page = require("fs").readFileSync(process.argv[2], "utf8"), vm = require("vm");
class Element {
  constructor(tag) { Object.assign(this, { tag, children: [], attributes: {}, style: {}, dataset: {}, own: "", value: "", className: "", hidden: false, tBodies: [], rows: [], cells: [] }); }
  get classList() { return { add: c => { this.className += " " + c; }, contains: c => this.className.split(" ").includes(c) }; }
  get textContent() { return this.own + this.children.map(c => typeof c === "string" ? c : c.textContent).join(""); }
  set textContent(t) { this.children = []; this.own = String(t); }
  append(...all) { for (const c of all) { if (typeof c !== "string" && !(c instanceof Element)) throw new Error("append: " + c); this.children.push(c); } this.index(); }
  index() { // what scripts ask of tables
    const kids = this.children.filter(c => c instanceof Element);
    this.rows = kids.filter(c => c.tag === "tr"); this.cells = kids.filter(c => c.tag === "td" || c.tag === "th"); this.tBodies = kids.filter(c => c.tag === "tbody");
  }
  replaceChildren(...all) { this.own = ""; this.children = []; this.append(...all); }
  setAttribute(k, v) { this.attributes[k] = String(v); if (k === "id") this.id = v; }
  getAttribute(k) { return this.attributes[k] ?? null; }
  hasAttribute(k) { return k in this.attributes; }
  all() { return [this, ...this.children.filter(c => c instanceof Element).flatMap(c => c.all())]; }
  find(selector) { return this.all().slice(1).filter(e => selector[0] === "." ? e.classList.contains(selector.slice(1)) : e.tag === selector); }
  querySelector(s) { return this.find(s)[0] ?? null; }
  querySelectorAll(s) { return this.find(s); }
  focus() {} scrollIntoView() {}
}
const body = new Element("body");
for (const [, tag, id] of page.matchAll(/<(\w+)[^>]*\sid="([\w-]+)"/g)) { const e = new Element(tag); e.id = id; body.append(e); }
const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
body.all().find(e => e.id === "data").textContent = scripts.find(s => s[1].includes("application/json"))[2];
const document = {
  getElementById: id => body.all().find(e => e.id === id) ?? null, createElement: tag => new Element(tag), createElementNS: (_, tag) => new Element(tag),
  querySelector: s => body.querySelector(s), querySelectorAll: s => body.querySelectorAll(s), body,
};
const Option = function (text, value) { const e = new Element("option"); e.textContent = text; e.value = value; return e; };
const world = vm.createContext({ document, Option, location: { hash: "", reload() {} }, history: { replaceState() {} }, setTimeout() {}, clearTimeout() {}, console });
const code = scripts.filter(s => !s[1].includes("application/json")).map(s => s[2]).join("\n");
console.log(JSON.stringify(vm.runInContext(code + "\n;(" + process.argv[3] + ")", world)));
