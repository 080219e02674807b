import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

const TIMEOUT_MS = 20_000;

/** Sends through the server of `smtp://user:password@host:port` (or smtps). */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is what its row says: no files and no addresses are fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, subject, html, text, files }) {
      const host = from.address.split("@")[1] ?? "localhost";
      const messageId = `<outbox-${id}@${host}>`;
      // Answers of machines ("I am on holiday") would reach nobody who reads them.
      await transport.sendMail({
        from,
        to,
        subject,
        html,
        text,
        messageId,
        attachments: files.map(({ name, type, bytes, cid }) => ({
          filename: name,
          contentType: type,
          content: bytes,
          ...(cid === undefined ? {} : { cid, contentDisposition: "inline" as const }),
        })),
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
