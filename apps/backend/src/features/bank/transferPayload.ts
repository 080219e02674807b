import type { OrderRecord } from "../order/orderRecord.ts";
import type { BankAccount } from "../mail/mailSettings.ts";
import { epcPayload } from "./epcPayload.ts";

/**
 * What a banking app reads to pay an order in advance; undefined where the settings hold no account that a bank would
 * take: neither an order nor its mail fails for it.
 */
export function transferPayload(
  { ref, totalCents }: Pick<OrderRecord, "ref" | "totalCents">,
  { holder, iban, bic }: BankAccount,
): string | undefined {
  try {
    return epcPayload({ holder, iban, bic, amountCents: totalCents, reference: ref });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
