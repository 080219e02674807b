import type { Deps } from "../../deps.ts";
import { runInTransaction } from "../../platform/http/idempotency.ts";
import { ProviderRefused } from "../provider.ts";

/** Refunds like a real provider: an idempotency key counts once, and refunds never exceed the payment. */
export async function refundTestPayment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { reference: session, key, amountCents }: { reference: string; key: string; amountCents: number },
): Promise<void> {
  await runInTransaction(db, async (trx) => {
    const payment = await trx
      .selectFrom("testbank_session")
      .select(["state", "amount_cents"])
      .where("id", "=", session)
      .forUpdate()
      .executeTakeFirst();
    const refunds = await trx
      .selectFrom("testbank_refund")
      .select(["key", "amount_cents"])
      .where("session", "=", session)
      .execute();
    if (refunds.some((refund) => refund.key === key)) return;
    const left = (payment?.amount_cents ?? 0) - refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (payment?.state !== "paid" || amountCents > left) throw new ProviderRefused("testbank", "nothing to refund");
    await trx
      .insertInto("testbank_refund")
      .values({ key, session, amount_cents: amountCents, made_at: clock() })
      .execute();
    if (amountCents === left) {
      await trx.updateTable("testbank_session").set({ state: "refunded" }).where("id", "=", session).execute();
    }
  });
}
