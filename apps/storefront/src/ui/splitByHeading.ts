import { toPlainText } from "./toPlainText.ts";

/** Splits sanitised HTML at its h3 headings. Content before the first has no title; empty parts are omitted. */
export function splitByHeading(html: string): Array<{ title: string; html: string }> {
  // The capturing group makes the results alternate: html, title, html, title, …
  const [before = "", ...rest] = html.split(/<h3(?:\s[^>]*)?>(.*?)<\/h3>/is);
  const parts = [{ title: "", html: before.trim() }];
  for (let at = 0; at < rest.length; at += 2)
    parts.push({ title: toPlainText(rest[at] ?? ""), html: (rest[at + 1] ?? "").trim() });
  return parts.filter((part) => part.html !== "");
}
