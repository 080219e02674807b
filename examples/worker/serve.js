// Stands in for an edge platform: the worker has only the globals below, none of Node's.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { env } from "node:process";
import { createContext, SourceTextModule } from "node:vm";

const network = { AbortController, AbortSignal, Blob, fetch, FormData, Headers, Request, Response };
const others = { clearTimeout, console, crypto, setTimeout, TextDecoder, TextEncoder, URL, URLSearchParams };
const context = createContext({ ...network, ...others }, { codeGeneration: { strings: false, wasm: false } });
const worker = new SourceTextModule(await readFile("dist/worker.js", "utf8"), { context });
await worker.link((name) => {
  throw new Error(`dist/worker.js imports ${name}`);
});
await worker.evaluate();

const { PORT = "8787", SHOP_URL = "http://localhost:3000" } = env;
async function respond(incoming, outgoing) {
  const { method, url, headers } = incoming;
  const body = method === "GET" ? undefined : Buffer.concat(await Array.fromAsync(incoming));
  const request = new Request(`http://${headers.host}${url}`, { method, body });
  const response = await worker.namespace.default.fetch(request, { SHOP_URL });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
}
createServer((incoming, outgoing) => void respond(incoming, outgoing)).listen(PORT);
