import type { Language } from "../../config/taxTitle.ts";

/** A named amount or fact. */
export interface Row {
  label: string;
  value: string;
}

export interface Item {
  title: string;
  /** colour, size */
  choices: string;
  /** the article's number, with its label */
  ref: string;
  quantity: number;
  unit: string;
  total: string;
}

/** One thing that a mail says. What it looks like is the paper's. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "note"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "lines"; lines: readonly string[] }
  | { kind: "facts"; facts: readonly Row[] }
  | { kind: "link"; label: string; href: string; main?: boolean }
  | { kind: "items"; labels: { item: string; unit: string; price: string }; items: readonly Item[] }
  | { kind: "totals"; rows: readonly Row[]; total: Row; notes: readonly string[] }
  /** a picture that travels with the mail */
  | { kind: "picture"; cid: string; alt: string; size: number }
  /** a text of law, whole: `html` is clean */
  | { kind: "document"; title: string; html: string };

/** What a mail is about, from greeting to the last line. */
export interface Paper {
  language: Language;
  subject: string;
  blocks: readonly Block[];
  closing: string;
  /** below the imprint: texts of law */
  annex?: readonly Block[];
}
