import type { VatShare } from "./values.ts";
import type { Locale, Language } from "../../locale.ts";

export interface InvoiceLine {
  ref: string;
  title: string;
  /** Such as color and size. */
  options: string;
  quantity: number;
  /** Gross unit price in cents. */
  unitCents: number;
  vatPercent: number;
}

/** Reason why an invoice, or part of it, contains no VAT. */
export type VatExemption = "intraCommunity" | "solar";

/** Invoice reference of a credit note. */
export interface CorrectedInvoice {
  /** Number of the invoice. */
  number: string;
  issuedOn: string;
  /** The credit note cancels the whole invoice. */
  whole: boolean;
  /** Refund date; absent when nothing was paid. */
  refundedOn?: string;
}

/**
 * Content of an invoice or credit note (with negative quantities and amounts). Stored as a copy, independent of later
 * changes to settings, products and customers.
 */
export interface InvoiceContent {
  locale: Locale;
  language: Language;
  number: string;
  /** Local date of the market ("2026-11-21"), like all dates here. */
  issuedOn: string;
  orderRef: string;
  orderedOn: string;
  /** Date of dispatch; absent when the invoice came first. */
  deliveredOn?: string;
  /** First and last expected delivery day of an order that has not shipped. */
  expected?: [first: string, last: string];
  seller: { name: string; address: string[]; vatNumber: string; contact: string[]; imprint: string[] };
  buyer: { address: string[]; vatNumber: string };
  /** Only if it differs from the buyer's address. */
  shippingAddress?: string[];
  /** ISO 4217, of all amounts; absent before currencies: euro. */
  currency?: string;
  lines: InvoiceLine[];
  /** Gross, in cents, like the other amounts. */
  subtotalCents: number;
  discountCents: number;
  couponCodes: string[];
  shippingCents: number;
  feeCents: number;
  totalCents: number;
  vat: VatShare[];
  exemption?: VatExemption;
  /** Set on credit notes. */
  corrects?: CorrectedInvoice;
  payment: { code: string; title: string };
  /** Date of payment; absent while unpaid. */
  paidOn?: string;
  bank: { holder: string; iban: string; bic: string; bankName: string };
}
