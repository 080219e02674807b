import type { MailSettings } from "../mailSettings.ts";
import { htmlPaper } from "./htmlPaper.ts";
import type { Paper } from "./paper.ts";
import { textPaper } from "./textPaper.ts";

export interface Letter {
  subject: string;
  html: string;
  text: string;
}

export function writePaper(paper: Paper, { storeName, imprint }: Pick<MailSettings, "storeName" | "imprint">): Letter {
  // Line breaks in a subject would allow header injection.
  const subject = paper.subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return { subject, html: htmlPaper({ ...paper, subject }, storeName, imprint), text: textPaper(paper, imprint) };
}
