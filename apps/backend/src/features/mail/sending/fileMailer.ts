import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Mailer } from "./mailer.ts";

/** Mails hold links that open accounts. */
const PRIVATE = { mode: 0o600 };

/** For shops without a mail server: every mail is a file for people to read, as HTML and as text. */
export function fileMailer(folder: string, say: (line: string) => void): Mailer {
  return {
    async send({ id, kind, from, to, subject, html, text, files }) {
      await mkdir(folder, { recursive: true });
      const stem = join(folder, `${String(id).padStart(6, "0")}-${kind}`);
      const head = [`From: ${from.name} <${from.address}>`, `To: ${to}`, `Subject: ${subject}`, "", ""].join("\n");
      for (const { name, bytes } of files) await writeFile(`${stem}-${basename(name)}`, bytes, PRIVATE);
      // Beside it, where the mail has it inside.
      const shown = files.reduce(
        (all, { name, cid }) =>
          cid === undefined ? all : all.replaceAll(`cid:${cid}`, `${basename(stem)}-${basename(name)}`),
        html,
      );
      await writeFile(`${stem}.html`, shown, PRIVATE);
      // The text comes last: whoever waits for it finds the whole mail.
      await writeFile(`${stem}.txt`, head + text, PRIVATE);
      say(`Mail (${kind}): ${stem}.txt`);
    },
    close: () => {},
  };
}
