import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "./mailer.ts";

/** Mails hold links that open accounts. */
const PRIVATE = { mode: 0o600 };

/** For shops without a mail server: every mail is a file for people to read, as HTML and as text. */
export function fileMailer(folder: string, say: (line: string) => void): Mailer {
  return {
    async send({ id, kind, from, to, subject, html, text }) {
      await mkdir(folder, { recursive: true });
      const stem = join(folder, `${String(id).padStart(6, "0")}-${kind}`);
      const head = [`From: ${from.name} <${from.address}>`, `To: ${to}`, `Subject: ${subject}`, "", ""].join("\n");
      await writeFile(`${stem}.html`, html, PRIVATE);
      // The text comes last: whoever waits for it finds the whole mail.
      await writeFile(`${stem}.txt`, head + text, PRIVATE);
      say(`Mail (${kind}): ${stem}.txt`);
    },
    close: () => {},
  };
}
