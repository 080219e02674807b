import type { StoredAttachment } from "../../platform/db/values.ts";
import type { Locale, Language } from "../../locale.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { BankAccount, StoreSettings } from "../../settings/storeSettings.ts";
import type { Formatters } from "../../formatters.ts";
import type { LegalText } from "../template/legalText.ts";
import type { Block } from "../template/mailContent.ts";

export interface ShipmentContent {
  id: number;
  trackingNumbers: readonly string[];
  isFirst: boolean;
  /** Units by position of their line, from 0. */
  shipped: readonly { at: number; quantity: number }[];
  /** Units that follow. */
  following: readonly { at: number; quantity: number }[];
}

export interface OrderMailContext {
  order: OrderRecord;
  settings: StoreSettings;
  bank: BankAccount;
  formatters: Formatters;
  language: Language;
  locale: Locale;
  /** Absolute URLs. */
  links: { order: string; withdrawal: string; checkout: string };
  legalTexts: { terms: LegalText; withdrawal: LegalText };
  invoice?: { id: number; number: string } | undefined;
  creditNote?: { id: number; number: string } | undefined;
  /** Shipment that the email is about; absent for orders that an earlier release sent. */
  shipment?: ShipmentContent | undefined;
  /** Gross refund in cents. */
  refundCents?: number | undefined;
}

/** Content of one kind of order email, between greeting and closing. */
export interface OrderMailContent {
  subject: (about: { ref: string; store: string }) => string;
  body: string;
  blocks: Block[];
  annex?: Block[];
  enclosures?: StoredAttachment[];
}
