import type { MailSettings } from "../mailSettings.ts";
import { htmlPaper } from "./htmlPaper.ts";
import type { Paper } from "./paper.ts";
import { textPaper } from "./textPaper.ts";

export interface Letter {
  subject: string;
  html: string;
  text: string;
}

/** Puts a mail onto the shop's one letter paper: as HTML, and as text for readers that show none. */
export function writePaper(paper: Paper, { storeName, imprint }: Pick<MailSettings, "storeName" | "imprint">): Letter {
  // One line: nothing in a name begins another header.
  const subject = paper.subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return { subject, html: htmlPaper({ ...paper, subject }, storeName, imprint), text: textPaper(paper, imprint) };
}
