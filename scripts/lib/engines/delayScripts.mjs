import { createServer, request } from "node:http";

/** Serves a shop with its scripts delayed; resolves with `url` and `close`. */
export async function delayScripts(shopUrl, ms) {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const forward = () => {
      const call = request(new URL(url, shopUrl), { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode, response.headers);
        response.pipe(outgoing);
      });
      call.on("error", () => outgoing.destroy());
      incoming.pipe(call);
    };
    if (/^\/assets\/.*\.js$/.test(url) && !url.includes("/entry-early")) setTimeout(forward, ms);
    else forward();
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
