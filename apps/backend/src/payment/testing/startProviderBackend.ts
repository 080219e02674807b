import { beforeAll, beforeEach } from "vitest";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { type TestBackend, createTestBackend } from "../../testing/createTestBackend.ts";
import { type Buyer, fixtureItems, createBuyer } from "../../cart/testing/shopper.ts";
import type { PaymentPath } from "../paymentModules.ts";
import type { PaymentKeys } from "../paymentSettings.ts";
import { addAllPaymentMethods, payWith } from "./paymentHelpers.ts";
import { type FakeApi, startFakeApi } from "./startFakeApi.ts";

export interface ProviderBackend extends TestBackend {
  api: FakeApi;
  loggedErrors: string[];
  /** Orders two poufs plus shipping, 123.90 euro. */
  pay(): Promise<Buyer & { answer: Response; ref: string }>;
  report(path: string, body: string, headers: Record<string, string>): Promise<{ status: number; body: unknown }>;
  statusOf(cartId: number): Promise<{ order: string; payment: string; reference: string | null }>;
}

/** A test backend with the keys of one provider, whose API is a fake, and without the test bank. */
export async function startProviderBackend(path: PaymentPath, keys: PaymentKeys): Promise<ProviderBackend> {
  const backend = await createTestBackend();
  const api = await startFakeApi();
  const loggedErrors: string[] = [];
  const [name = ""] = Object.keys(keys);
  const deps: Deps = {
    ...backend.deps,
    log: { error: (_, message) => void loggedErrors.push(message) },
    storeUrl: () => "https://shop.example",
    payment: { keys, testBank: false, apiOrigins: { [name]: api.origin } },
  };
  const app = createApp(deps);
  const { db } = backend;
  beforeAll(() => addAllPaymentMethods(db));
  beforeEach(async () => {
    api.requests.length = 0;
    loggedErrors.length = 0;
    await db.updateTable("sale_element").set({ stock: 12 }).execute();
  });
  return {
    ...backend,
    app,
    deps,
    api,
    loggedErrors,
    async pay() {
      const buyer = await createBuyer(app, fixtureItems.pouf, 2);
      const response = await payWith(app, path, buyer, { amazon_session_id: "buyers-session" });
      const order = db.selectFrom("orders").select("ref").where("cart_id", "=", buyer.cartId).orderBy("id", "desc");
      return { ...buyer, answer: response, ref: (await order.executeTakeFirst())?.ref ?? "" };
    },
    async report(webhook, body, headers) {
      const response = await app.request(`/payment/webhook/${webhook}`, { method: "POST", headers, body });
      return { status: response.status, body: await response.json() };
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
