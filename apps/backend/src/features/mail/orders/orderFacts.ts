import type { Enclosure } from "../../../db/values.ts";
import type { Locale } from "../../../locale.ts";
import type { Language } from "../../config/taxTitle.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { MailSettings } from "../mailSettings.ts";
import type { Notation } from "../notation.ts";
import type { LawText } from "../paper/lawText.ts";
import type { Block } from "../paper/paper.ts";

export interface OrderFacts {
  order: OrderRecord;
  settings: MailSettings;
  notation: Notation;
  language: Language;
  locale: Locale;
  /** Absolute URLs. */
  links: { order: string; withdrawal: string; checkout: string };
  law: { terms: LawText; withdrawal: LawText };
  invoice?: { id: number; number: string } | undefined;
  creditNote?: { id: number; number: string } | undefined;
  /** Gross refund in cents. */
  refundCents?: number | undefined;
}

/** Content of one kind of order email, between greeting and closing. */
export interface OrderMailContent {
  subject: (about: { ref: string; store: string }) => string;
  says: string;
  after: Block[];
  annex?: Block[];
  enclosures?: Enclosure[];
}
