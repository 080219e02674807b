// SMTP server that counts how often it accepted each email, by the id in its Message-ID.
import { createServer } from "node:net";

export async function startMailServer() {
  const times = new Map();
  const sockets = new Set();
  const listen = (port) =>
    new Promise((resolve) => {
      const server = createServer((socket) => {
        sockets.add(socket);
        socket.on("close", () => sockets.delete(socket)).on("error", () => {});
        receive(socket, (id) => times.set(id, (times.get(id) ?? 0) + 1));
      });
      server.listen(port, "127.0.0.1", () => resolve(server));
    });
  let server = await listen(0);
  const { port } = server.address();
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries: () => [...times].map(([id, count]) => ({ id, times: count })),
    /** Refuses connections, and breaks the open ones. */
    goAway() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    async comeBack() {
      server = await listen(port);
    },
    close: () => server.close(),
  };
}

function receive(socket, accept) {
  const reply = (line) => socket.write(`${line}\r\n`);
  let data;
  let rest = "";
  reply("220 mail.test ready");
  socket.on("data", (chunk) => {
    const lines = `${rest}${chunk.toString("latin1")}`.split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (data !== undefined && line === ".") {
        accept(Number(/^Message-ID: <outbox-(\d+)@/m.exec(data)?.[1]));
        data = undefined;
        reply("250 accepted");
      } else if (data !== undefined) data += `${line}\n`;
      else if (line === "DATA") {
        data = "";
        reply("354 go on");
      } else if (line === "QUIT") socket.end("221 bye\r\n");
      else reply("250 ok");
    }
  });
}
