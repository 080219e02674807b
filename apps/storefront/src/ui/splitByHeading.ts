import { toPlainText } from "./toPlainText.ts";

export interface HeadingSection {
  title: string;
  html: string;
}

/**
 * Splits sanitised HTML at its h3 headings, for an accordion. Does not change the HTML. Content before the first
 * heading comes first, without a title; empty parts are omitted.
 */
export function splitByHeading(html: string): HeadingSection[] {
  // The capturing group makes the results alternate: html, title, html, title, …
  const [before = "", ...rest] = html.split(/<h3(?:\s[^>]*)?>(.*?)<\/h3>/is);
  const parts = [{ title: "", html: before.trim() }];
  for (let at = 0; at < rest.length; at += 2)
    parts.push({ title: toPlainText(rest[at] ?? ""), html: (rest[at + 1] ?? "").trim() });
  return parts.filter((part) => part.html !== "");
}
