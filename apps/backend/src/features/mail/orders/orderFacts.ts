import type { Enclosure } from "../../../db/values.ts";
import type { Locale } from "../../../locale.ts";
import type { Language } from "../../config/taxTitle.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { MailSettings } from "../mailSettings.ts";
import type { Notation } from "../notation.ts";
import type { LawText } from "../paper/lawText.ts";
import type { Block } from "../paper/paper.ts";

/** All that a mail about an order may tell. */
export interface OrderFacts {
  order: OrderRecord;
  settings: MailSettings;
  notation: Notation;
  language: Language;
  locale: Locale;
  /** addresses of pages, whole */
  links: { order: string; withdrawal: string; checkout: string };
  law: { terms: LawText; withdrawal: LawText };
  /** the invoice that goes with it */
  invoice?: { id: number; number: string } | undefined;
  /** what takes back an invoice, or a part of it */
  creditNote?: { id: number; number: string } | undefined;
  /** gross cents that were given back */
  refundCents?: number | undefined;
}

/** What one kind of mail says, between the greeting and the closing. */
export interface OrderMailContent {
  subject: (about: { ref: string; store: string }) => string;
  says: string;
  after: Block[];
  annex?: Block[];
  enclosures?: Enclosure[];
}
