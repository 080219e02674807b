import { toPlainText } from "../../ui/toPlainText.ts";

export interface FaqGroup {
  /** Text of the h2; empty for questions before the first h2. */
  title: string;
  /** HTML between the title and the first question. */
  intro: string;
  /** `id`: slug, used as URL fragment. `answer`: HTML. */
  questions: Array<{ id: string; question: string; answer: string }>;
}

const HEADING = /<(h[23])(?:\s[^>]*)?>([\s\S]*?)<\/\1>/giu;

/**
 * Splits FAQ HTML: an h2 starts a group, an h3 is a question, the markup up to the next heading is its answer. Returns
 * `undefined` without questions, or when a heading is nested in another element.
 */
export function parseFaq(html: string): FaqGroup[] | undefined {
  // The capturing groups repeat in the result: html, tag, heading, html, tag, heading, html, …
  const [before = "", ...rest] = html.split(HEADING);
  if (!isBalanced(before)) return undefined;
  const groups: FaqGroup[] = [{ title: "", intro: before.trim(), questions: [] }];
  const ids = new Map<string, number>();
  for (let at = 0; at < rest.length; at += 3) {
    const [tag = "", heading = "", body = ""] = rest.slice(at, at + 3);
    if (!isBalanced(body)) return undefined;
    const text = toPlainText(heading);
    if (tag.toLowerCase() === "h2") {
      groups.push({ title: text, intro: body, questions: [] });
      continue;
    }
    const slug = slugifyQuestion(text);
    const occurrences = (ids.get(slug) ?? 0) + 1;
    ids.set(slug, occurrences);
    const id = occurrences === 1 ? slug : `${slug}-${occurrences}`;
    groups.at(-1)?.questions.push({ id, question: text, answer: body });
  }
  if (groups.every(({ questions }) => questions.length === 0)) return undefined;
  return groups.filter(({ title, intro, questions }) => title !== "" || intro !== "" || questions.length > 0);
}

/** "Wie groß ist es?" → "wie-gross-ist-es" */
export function slugifyQuestion(question: string): string {
  const plain = question.replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/gu, "-").replace(/^-|-$/gu, "") || "q";
}

const VOID = new Set(["br", "hr", "img", "wbr", "col", "source"]);

/** Whether every opened tag is closed within the fragment. */
function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*>/giu)) {
    const tag = name.toLowerCase();
    if (VOID.has(tag)) continue;
    if (slash === "") open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}
