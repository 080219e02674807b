import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { hmacSha256, isSameSecret } from "../../platform/http/mac.ts";
import { loadTokenKeys } from "../../security/loadTokenKeys.ts";
import { type PaymentProvider, ProviderRefused, type PaymentResult, type WebhookEvent } from "../provider.ts";
import { refundTestPayment } from "./refundTestPayment.ts";
import { isWalletSession } from "./walletSession.ts";

export const TEST_BANK = "testbank";
export const SIGNATURE_HEADER = "X-Testbank-Signature";

/** Older reports are rejected as replays. */
const TOLERANCE_SECONDS = 300;

const report = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  type: v.picklist(["payment.paid", "payment.declined", "payment.canceled"]),
  session: v.string(),
  order: v.string(),
  amount_cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
});
export type BankReport = v.InferOutput<typeof report>;

/**
 * Stands in for every provider without keys, with its own table and pages. It reports through the signed webhook like
 * any provider; the rest of the backend never reads its table.
 */
export function testBank(deps: Deps): PaymentProvider {
  const { db, clock } = deps;

  const readResult = async (session: string): Promise<PaymentResult> => {
    const found = await db.selectFrom("testbank_session").selectAll().where("id", "=", session).executeTakeFirst();
    if (found === undefined) throw new ProviderRefused(TEST_BANK, "no such session");
    const { state, amount_cents, currency, order_ref } = found;
    if (state === "declined" || state === "canceled") return { state };
    if (state !== "paid") return { state: "open" };
    return { state, amountCents: amount_cents, currency, reference: session, orderRef: order_ref };
  };

  return {
    name: TEST_BANK,
    hosts: [],
    completesOnReturn: false,
    walletPage: (locale) => `/api/testbank/wallet?locale=${locale}`,
    async start(order) {
      const { buyerSession } = order;
      if (buyerSession !== undefined && !(await isWalletSession(deps, buyerSession)))
        throw new ProviderRefused(TEST_BANK, "missing wallet session");
      const id = buyerSession ?? order.key;
      await db
        .insertInto("testbank_session")
        .values({
          id,
          order_ref: order.orderRef,
          amount_cents: order.amountCents,
          currency: order.currency,
          language: order.language,
          // Path only: the shopper returns to the origin they came from.
          return_path: new URL(order.returnUrl).pathname,
          created_at: clock(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // A wallet session is valid for one order.
      const { order_ref } = await db
        .selectFrom("testbank_session")
        .select("order_ref")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (order_ref !== order.orderRef) throw new ProviderRefused(TEST_BANK, "session belongs to another order");
      return { session: id, address: `/api/testbank/${id}` };
    },
    read: ({ session }) => readResult(session),
    async cancel({ session }) {
      await db
        .updateTable("testbank_session")
        .set({ state: "canceled" })
        .where("id", "=", session)
        .where("state", "=", "open")
        .execute();
      return readResult(session);
    },
    refund: (refund) => refundTestPayment(deps, refund),
    async verifyWebhook({ body, headers }) {
      if (!(await isSigned(deps, body, headers.get(SIGNATURE_HEADER) ?? ""))) return undefined;
      return toWebhookEvent(v.parse(v.pipe(v.string(), v.parseJson(), report), body));
    },
  };
}

/** Signature header of a report: timestamp and MAC. */
export async function signReport(deps: Deps, body: string, at: Date): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const [key] = await loadTokenKeys(deps);
  return `t=${seconds},v1=${computeMac(key, `${seconds}.${body}`).toString("hex")}`;
}

const computeMac = (key: Buffer, signed: string): Buffer => hmacSha256(key, `test bank ${signed}`);

async function isSigned(deps: Deps, body: string, header: string): Promise<boolean> {
  const [, seconds = "0", mac = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const keys = await loadTokenKeys(deps);
  const isOurs = keys.some((key) => isSameSecret(Buffer.from(mac, "hex"), computeMac(key, `${seconds}.${body}`)));
  const age = Math.abs(deps.clock().getTime() / 1000 - Number(seconds));
  return isOurs && age <= TOLERANCE_SECONDS;
}

function toWebhookEvent({ id, type, session, order, amount_cents, currency }: BankReport): WebhookEvent {
  const results = {
    "payment.declined": { state: "declined" },
    "payment.canceled": { state: "canceled" },
    "payment.paid": { state: "paid", amountCents: amount_cents, currency, reference: session, orderRef: order },
  } as const;
  return { id, kind: type, session, result: results[type] };
}
