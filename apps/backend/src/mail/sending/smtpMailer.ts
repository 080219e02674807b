import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

const TIMEOUT_MS = 20_000;

/** Sends through an SMTP server: `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // All content comes from the outbox row: nodemailer must not load files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, subject, html, text, attachments }) {
      const host = from.address.split("@")[1] ?? "localhost";
      const messageId = `<outbox-${id}@${host}>`;
      // The Auto-Submitted header suppresses automatic replies (RFC 3834).
      await transport.sendMail({
        from,
        to,
        subject,
        html,
        text,
        messageId,
        attachments: attachments.map(({ name, type, bytes, cid }) => ({
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
