import type { VatExemption } from "../platform/db/invoiceContent.ts";
import type { OrderRecord } from "./orderRecord.ts";

/** Returns why an order or a part of it bears no VAT; `undefined` when all of it does. */
export function findVatExemption({ isTaxExempt, vat, locale }: OrderRecord): VatExemption | undefined {
  if (isTaxExempt) return "intraCommunity";
  // Only German solar products (`categories_0_vat`) have a VAT rate of 0.
  return locale.endsWith("_DE") && vat.some(({ percent }) => percent === 0) ? "solar" : undefined;
}
