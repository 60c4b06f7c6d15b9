// bits.js index.html: what bits.c prints, by the WebAssembly inside a page.
const page = require("fs").readFileSync(process.argv[2], "latin1"), name = /api\.(\w+_parser)_new/.exec(page)[1];
const wasm = Buffer.from(/>(AGFzbQ[A-Za-z0-9+\/=]+)</.exec(page)[1], "base64");
const wasi = new Proxy({}, { get: () => () => 52, has: () => true }); // no system call succeeds
WebAssembly.instantiate(wasm, { wasi_snapshot_preview1: wasi }).then(({ instance: { exports: api } }) => {
  const call = (what, ...all) => api[`${name}_${what}`](...all), bytes = () => new Uint8Array(api.memory.buffer);
  api._initialize();
  const parser = call("new", 0), to = api.malloc(1 << 20), lines = require("fs").readFileSync(0, "utf8").replace(/\n$/, "").split("\n");
  for (const line of lines) {
    const text = Buffer.from(line), at = api.malloc(text.length + 1);
    bytes().set(text, at);
    const code = call("parse_line", parser, at, text.length), bits = new DataView(new ArrayBuffer(8));
    api.free(at);
    bits.setFloat64(0, call("log_prob", parser));
    const n = call("print", parser, 1, to, 1 << 20);
    console.log(`${code ? 1 : 0} ${bits.getBigUint64(0).toString(16).padStart(16, "0")} ${Buffer.from(bytes().slice(to, to + n)).toString()}`);
  }
});
