// Reverse proxy with HTTP/2 over TLS, as in production. The shop itself speaks HTTP/1.1, over which a browser opens at
// most six connections.
import { Agent, request } from "node:http";
import { createSecureServer } from "node:http2";
import { generate } from "selfsigned";
import { freePort } from "../scripts/lib/shop.mjs";

/** Hop-by-hop headers. Source: RFC 9110, 7.6.1. */
const HOP = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "proxy-connection"]);

/** Starts a reverse proxy for a shop that trusts one proxy. Its certificate is self-signed. */
export async function openFront(shop) {
  const { hostname, port } = new URL(shop);
  const { private: key, cert } = await generate([{ name: "commonName", value: hostname }], { keyType: "ec" });
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const passed = request(
      { agent, hostname, port, method: asked.method, path: asked.url, headers: passedOn(asked) },
      (found) => {
        answer.writeHead(found.statusCode, Object.fromEntries(withoutHop(found.headers)));
        found.pipe(answer);
      },
    );
    passed.on("error", () => answer.stream?.close());
    // The browser closed the connection.
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  const own = await freePort();
  await new Promise((resolve) => server.listen(own, resolve));
  return {
    url: `https://${hostname}:${own}`,
    close() {
      server.close();
      agent.destroy();
    },
  };
}

/** Forwards the requested host, because it determines the storefront. */
function passedOn({ headers, socket }) {
  const own = withoutHop(headers).filter(([name]) => !name.startsWith(":"));
  const host = headers[":authority"] ?? headers.host;
  return { ...Object.fromEntries(own), host, "x-forwarded-proto": "https", "x-forwarded-for": socket.remoteAddress };
}

const withoutHop = (headers) => Object.entries(headers).filter(([name]) => !HOP.has(name));
