import type { Language } from "../../locale.ts";

export interface LabeledValue {
  label: string;
  value: string;
}

export interface LineItem {
  title: string;
  /** Absolute URL; "" without one. */
  pictureUrl: string;
  /** Selected options, e.g. colour and size. */
  options: string;
  /** Product reference with its label. */
  ref: string;
  quantity: number;
  unit: string;
  total: string;
}

/** One section of an email; the template defines its layout. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "note"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "lines"; lines: readonly string[] }
  | { kind: "facts"; facts: readonly LabeledValue[] }
  | { kind: "link"; label: string; href: string; main?: boolean }
  | { kind: "items"; labels: { item: string; unit: string; price: string }; items: readonly LineItem[] }
  | { kind: "totals"; rows: readonly LabeledValue[]; total: LabeledValue; notes: readonly string[] }
  /** Inline image, attached to the email. */
  | { kind: "picture"; cid: string; alt: string; size: number }
  /** Full legal text; `html` is sanitized. */
  | { kind: "document"; title: string; html: string };

export interface MailContent {
  language: Language;
  subject: string;
  blocks: readonly Block[];
  closing: string;
  /** Legal texts below the imprint. */
  annex?: readonly Block[];
}
