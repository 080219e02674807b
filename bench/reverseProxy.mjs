// Reverse proxy with HTTP/2 over TLS, as in production. The shop itself speaks HTTP/1.1, over which a browser opens at
// most six connections.
import { Agent, request } from "node:http";
import { createSecureServer } from "node:http2";
import { generate } from "selfsigned";
import { freePort } from "../scripts/lib/shop.mjs";

/** Hop-by-hop headers. Source: RFC 9110, 7.6.1. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "proxy-connection"]);

/** Starts a reverse proxy for a shop that trusts one proxy. Its certificate is self-signed. */
export async function startReverseProxy(shop) {
  const { hostname, port } = new URL(shop);
  const { private: key, cert } = await generate([{ name: "commonName", value: hostname }], { keyType: "ec" });
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (req, res) => {
    const upstream = request(
      { agent, hostname, port, method: req.method, path: req.url, headers: forwardedHeaders(req) },
      (found) => {
        res.writeHead(found.statusCode, Object.fromEntries(endToEndHeaders(found.headers)));
        found.pipe(res);
      },
    );
    upstream.on("error", () => res.stream?.close());
    // The browser closed the connection.
    res.on("close", () => upstream.destroy());
    req.pipe(upstream);
  });
  const ownPort = await freePort();
  await new Promise((resolve) => server.listen(ownPort, resolve));
  return {
    url: `https://${hostname}:${ownPort}`,
    close() {
      server.close();
      agent.destroy();
    },
  };
}

/** Forwards the requested host, because it determines the storefront. */
function forwardedHeaders({ headers, socket }) {
  const own = endToEndHeaders(headers).filter(([name]) => !name.startsWith(":"));
  const host = headers[":authority"] ?? headers.host;
  return { ...Object.fromEntries(own), host, "x-forwarded-proto": "https", "x-forwarded-for": socket.remoteAddress };
}

const endToEndHeaders = (headers) => Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));
