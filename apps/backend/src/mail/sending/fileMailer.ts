import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Mailer } from "./mailer.ts";

/** Emails contain links that grant account access. */
const PRIVATE = { mode: 0o600 };

/** Writes emails to files, as HTML and as text, for shops without a mail server. */
export function fileMailer(folder: string, print: (line: string) => void): Mailer {
  return {
    async send({ id, kind, from, to, subject, html, text, attachments }) {
      await mkdir(folder, { recursive: true });
      const stem = join(folder, `${String(id).padStart(6, "0")}-${kind}`);
      const head = [`From: ${from.name} <${from.address}>`, `To: ${to}`, `Subject: ${subject}`, "", ""].join("\n");
      for (const { name, bytes } of attachments) await writeFile(`${stem}-${basename(name)}`, bytes, PRIVATE);
      // Inline images (`cid:`) become files next to the HTML.
      const linkedHtml = attachments.reduce(
        (all, { name, cid }) =>
          cid === undefined ? all : all.replaceAll(`cid:${cid}`, `${basename(stem)}-${basename(name)}`),
        html,
      );
      await writeFile(`${stem}.html`, linkedHtml, PRIVATE);
      // The text file is written last: its presence means that the email is complete.
      await writeFile(`${stem}.txt`, head + text, PRIVATE);
      print(`Mail (${kind}): ${stem}.txt`);
    },
    close: () => {},
  };
}
