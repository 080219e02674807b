import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { centsToUnits } from "../pricing/prices.ts";
import { readBankAccount } from "../settings/storeSettings.ts";

interface PrepaidOrder {
  ref: string;
  status: string;
  locale: string;
  /** Country of delivery. */
  countryId: number;
  totalCents: number;
  payment: { code: string };
}

/** Returns whether an order waits for a bank transfer. */
export const isTransferDue = ({ status, payment }: Pick<PrepaidOrder, "status" | "payment">): boolean =>
  status === "not_paid" && payment.code === "Vorkasse";

/** Returns the account that an order waits to be paid to; undefined for any other order. */
export async function readTransferDetails(db: Kysely<Tables>, order: PrepaidOrder) {
  if (!isTransferDue(order)) return undefined;
  const bank = await readBankAccount(db, order);
  return {
    holder: bank.holder,
    iban: bank.iban,
    bic: bank.bic,
    bank_name: bank.bankName,
    reference: order.ref,
    amount: centsToUnits(order.totalCents),
  };
}
