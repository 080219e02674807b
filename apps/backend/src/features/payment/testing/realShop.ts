import { beforeAll, beforeEach } from "vitest";
import { createApp } from "../../../app.ts";
import type { Deps } from "../../../deps.ts";
import { type TestBackend, useDatabase } from "../../../testing/testDatabase.ts";
import { type Buyer, goods, newBuyer } from "../../cart/testing/shopper.ts";
import type { PaymentPath } from "../modules.ts";
import type { PaymentKeys } from "../paymentSettings.ts";
import { offerAll, payBy } from "./bank.ts";
import { type FakeApi, fakeApi } from "./fakeApi.ts";

export interface RealShop extends TestBackend {
  api: FakeApi;
  alarms: string[];
  /** Orders two poufs plus shipping, 123.90 euro. */
  pay(): Promise<Buyer & { answer: Response; ref: string }>;
  report(path: string, body: string, headers: Record<string, string>): Promise<{ status: number; body: unknown }>;
  statusOf(cartId: number): Promise<{ order: string; payment: string; reference: string | null }>;
}

/** A test backend with the keys of one provider, whose API is a fake, and without the test bank. */
export async function realShop(path: PaymentPath, keys: PaymentKeys): Promise<RealShop> {
  const backend = await useDatabase();
  const api = await fakeApi();
  const alarms: string[] = [];
  const [name = ""] = Object.keys(keys);
  const deps: Deps = {
    ...backend.deps,
    log: { error: (_, message) => void alarms.push(message) },
    storeUrl: () => "https://shop.example",
    payment: { keys, testBank: false, apiOrigins: { [name]: api.origin } },
  };
  const app = createApp(deps);
  const { db } = backend;
  beforeAll(() => offerAll(db));
  beforeEach(async () => {
    api.calls.length = 0;
    alarms.length = 0;
    await db.updateTable("sale_element").set({ stock: 12 }).execute();
  });
  return {
    ...backend,
    app,
    deps,
    api,
    alarms,
    async pay() {
      const buyer = await newBuyer(app, goods.pouf, 2);
      const answer = await payBy(app, path, buyer, { amazon_session_id: "buyers-session" });
      const order = db.selectFrom("orders").select("ref").where("cart_id", "=", buyer.cartId).orderBy("id", "desc");
      return { ...buyer, answer, ref: (await order.executeTakeFirst())?.ref ?? "" };
    },
    async report(webhook, body, headers) {
      const answer = await app.request(`/payment/webhook/${webhook}`, { method: "POST", headers, body });
      return { status: answer.status, body: await answer.json() };
    },
    statusOf: (cartId) =>
      db
        .selectFrom("payment")
        .innerJoin("orders", "orders.id", "payment.order_id")
        .select(["orders.status as order", "payment.status as payment", "payment.reference"])
        .where("cart_id", "=", cartId)
        .executeTakeFirstOrThrow(),
  };
}
