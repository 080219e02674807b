import type { VatShare } from "../../db/values.ts";
import type { Language } from "../config/taxTitle.ts";
import type { Locale } from "../../locale.ts";

export interface InvoiceLine {
  ref: string;
  title: string;
  /** colour, size */
  choices: string;
  quantity: number;
  /** gross cents of one piece */
  unitCents: number;
  vatPercent: number;
}

/** Why nothing of VAT is in (a part of) an invoice. */
export type Exemption = "intraCommunity" | "solar";

/** What a credit note takes back. */
export interface Correction {
  /** of the invoice */
  number: string;
  issuedOn: string;
  /** all of the invoice, at once */
  whole: boolean;
  /** when the money went back; absent: none had come */
  refundedOn?: string;
}

/** All that an invoice says, or a credit note, whose pieces and amounts are negative: a copy, so that it stays the same whatever becomes of shop, catalogue and customer. */
export interface InvoiceContent {
  locale: Locale;
  language: Language;
  number: string;
  /** "2026-11-21", on the shop's clock, as all dates here */
  issuedOn: string;
  orderRef: string;
  orderedOn: string;
  /** when the goods left; absent: the invoice came first */
  deliveredOn?: string;
  /** first and last day on which they are expected, where they have not left yet */
  expected?: [first: string, last: string];
  seller: { name: string; address: string[]; vatNumber: string; contact: string[]; imprint: string[] };
  buyer: { address: string[]; vatNumber: string };
  /** where it is not the buyer's */
  deliveryAddress?: string[];
  lines: InvoiceLine[];
  /** gross cents, as the others */
  goodsCents: number;
  discountCents: number;
  couponCodes: string[];
  postageCents: number;
  feeCents: number;
  totalCents: number;
  vat: VatShare[];
  exemption?: Exemption;
  /** of a credit note: the invoice it belongs to */
  corrects?: Correction;
  payment: { code: string; title: string };
  /** when the money came; absent: it has not yet */
  paidOn?: string;
  bank: { holder: string; iban: string; bic: string; bankName: string };
}
