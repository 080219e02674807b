import { toPlainText } from "../../ui/toPlainText.ts";

export interface FaqQuestion {
  /** Slug of the question, used as URL fragment. */
  id: string;
  question: string;
  /** HTML. */
  answer: string;
}

export interface FaqGroup {
  /** Text of the h2; empty for questions before the first h2. */
  title: string;
  /** HTML between the title and the first question. */
  intro: string;
  questions: readonly FaqQuestion[];
}

const HEADING = /<(h[23])(?:\s[^>]*)?>([\s\S]*?)<\/\1>/giu;

/**
 * Splits FAQ HTML: an h2 starts a group, an h3 is a question, the markup up to the next heading is its answer. Returns
 * `undefined` without questions, or when a heading is nested in another element.
 */
export function parseFaq(html: string): FaqGroup[] | undefined {
  const headings = [...html.matchAll(HEADING)];
  const parts = headings.map((heading, index) =>
    html.slice(heading.index + heading[0].length, headings[index + 1]?.index),
  );
  const before = html.slice(0, headings[0]?.index);
  if (![before, ...parts].every(isBalanced)) return undefined;

  const groups: Array<FaqGroup & { questions: FaqQuestion[] }> = [];
  const ids = new Map<string, number>();
  if (before.trim() !== "") groups.push({ title: "", intro: before, questions: [] });
  for (const [index, [, level = "", inner = ""]] of headings.entries()) {
    const part = parts[index] ?? "";
    const text = toPlainText(inner);
    if (level.toLowerCase() === "h2") {
      groups.push({ title: text, intro: part, questions: [] });
      continue;
    }
    if (groups.length === 0) groups.push({ title: "", intro: "", questions: [] });
    const id = slugifyQuestion(text);
    const occurrences = (ids.get(id) ?? 0) + 1;
    ids.set(id, occurrences);
    const uniqueId = occurrences === 1 ? id : `${id}-${occurrences}`;
    groups.at(-1)?.questions.push({ id: uniqueId, question: text, answer: part });
  }
  return groups.some(({ questions }) => questions.length > 0) ? groups : undefined;
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
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/giu)) {
    const tag = name.toLowerCase();
    if (VOID.has(tag)) continue;
    if (slash === "") open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}
