// Requests one path of the shop over keep-alive connections for some seconds, in a process of its own. As a client,
// `node:http` needs more time for a cached response than the shop: this one only finds the ends of responses.
import { connect } from "node:net";
import { missingBytes } from "../missingBytes.mjs";
import { answerParent } from "../runChild.mjs";
import { quantile } from "../statistics.mjs";

/** Returns requests a second, p95 in ms and the number of failures. */
async function generateLoad({ port, path, headers = {}, connections = 20, seconds = 5 }) {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers });
  const request = `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  const times = [];
  let failures = 0;
  const started = performance.now();
  const isOver = () => performance.now() - started >= seconds * 1000;
  const note = (status, ms) => {
    times.push(ms);
    if (status !== 200) failures += 1;
  };
  await Promise.all(Array.from({ length: connections }, () => keepRequesting(port, request, isOver, note)));
  const perSecond = (times.length - failures) / ((performance.now() - started) / 1000);
  return { perSecond, p95: quantile(times, 0.95), failures };
}

/** Sends the next request as soon as the response has arrived. */
function keepRequesting(port, request, isOver, note) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let received = Buffer.alloc(0);
    let missing;
    let sentAt = 0;
    const send = () => {
      received = Buffer.alloc(0);
      missing = undefined;
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", resolve);
    socket.on("data", (chunk) => {
      if (missing === undefined) {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        missing = missingBytes(received);
      } else missing -= chunk.length;
      if (missing !== 0) return;
      note(Number(received.toString("latin1", 9, 12)), performance.now() - sentAt);
      if (isOver()) socket.end();
      else send();
    });
  });
}

answerParent(generateLoad);
