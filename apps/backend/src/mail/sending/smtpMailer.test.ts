import { createServer, type Server } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smtpMailer } from "./smtpMailer.ts";

/** Minimal SMTP server for one email. Recipients that start with "full" get a 452. */
const received: string[] = [];
let server: Server;
let url = "";

beforeAll(async () => {
  server = createServer((socket) => {
    let data: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 mail.test ready");
    let rest = "";
    socket.on("data", (chunk) => {
      const lines = `${rest}${chunk.toString("utf8")}`.split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (data !== undefined && line === ".") {
          received.push(data);
          data = undefined;
          say("250 taken");
        } else if (data !== undefined) data += `${line}\n`;
        else if (line === "DATA") {
          data = "";
          say("354 go on");
        } else if (/^RCPT TO:<full/i.test(line)) say("452 mailbox full");
        else if (line === "QUIT") socket.end("221 bye\r\n");
        else say("250 ok");
      }
    });
    socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `smtp://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
});
afterAll(() => void server.close());

const mail = {
  id: 7,
  kind: "welcome",
  from: { name: "Lindenhaus Möbel", address: "hallo@lindenhaus.example" },
  to: "anna@example.com",
  subject: "Willkommen bei Lindenhaus",
  html: "<p>Guten Tag</p>",
  text: "Guten Tag",
  attachments: [],
};

test("an email has text and HTML, and the row's id as Message-ID", async () => {
  const mailer = smtpMailer(url);
  await mailer.send(mail);
  mailer.close();
  const [sent = ""] = received;
  for (const line of [
    "To: anna@example.com",
    "Subject: Willkommen bei Lindenhaus",
    "Message-ID: <outbox-7@lindenhaus.example>",
    "Auto-Submitted: auto-generated",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Type: text/html; charset=utf-8",
    "<p>Guten Tag</p>",
  ]) {
    expect(sent).toContain(line);
  }
});

test("a temporary rejection is a failure that the outbox retries", async () => {
  const mailer = smtpMailer(url);
  await expect(mailer.send({ ...mail, to: "full@example.com" })).rejects.toThrow("452");
  mailer.close();
});

test("a subject cannot inject a header", async () => {
  received.length = 0;
  const mailer = smtpMailer(url);
  await mailer.send({ ...mail, subject: "Hallo\r\nBcc: all@example.com" });
  mailer.close();
  expect(received[0]).not.toMatch(/^Bcc:/m);
});

test("an invoice is attached, a picture inline", async () => {
  received.length = 0;
  const mailer = smtpMailer(url);
  const bytes = Buffer.from("bytes");
  const html = '<p><img src="cid:qr" alt=""></p>';
  await mailer.send({
    ...mail,
    html,
    attachments: [
      { name: "AT-2026-000001.pdf", type: "application/pdf", bytes },
      { name: "qr.png", type: "image/png", bytes, cid: "qr" },
    ],
  });
  mailer.close();
  const [sent = ""] = received;
  expect(sent).toMatch(/Content-Type: application\/pdf; name=AT-2026-000001\.pdf/);
  expect(sent).toContain("Content-Disposition: attachment; filename=AT-2026-000001.pdf");
  expect(sent).toContain("Content-ID: <qr>");
  expect(sent).toContain("Content-Disposition: inline; filename=qr.png");
});
