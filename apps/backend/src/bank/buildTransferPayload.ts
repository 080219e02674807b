import type { OrderRecord } from "../order/orderRecord.ts";
import type { BankAccount } from "../settings/storeSettings.ts";
import { buildEpcPayload } from "./buildEpcPayload.ts";

/**
 * Returns the QR code payload that pays an order; `undefined` in another currency than the euro, which the code requires,
 * and when the settings hold no valid account, because neither the order nor its email may fail for it.
 */
export function buildTransferPayload(
  { ref, totalCents, currency }: Pick<OrderRecord, "ref" | "totalCents" | "currency">,
  { holder, iban, bic }: BankAccount,
): string | undefined {
  if (currency !== "EUR") return undefined;
  try {
    return buildEpcPayload({ holder, iban, bic, amountCents: totalCents, reference: ref });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
