import type { Db } from "../../../db/connect.ts";
import { country } from "../../../testing/fixture/ids.ts";
import type { TestBackend } from "../../../testing/testDatabase.ts";
import { type Buyer, payBody, send } from "../../cart/testing/shopper.ts";
import { PAYMENT_PATHS, type PaymentPath } from "../modules.ts";
import type { Play } from "../testbank/texts.ts";

type App = TestBackend["app"];

/** Modules that a provider takes the money for, by their path. */
export const PROVIDED = ["stripe", "paypal", "klarna", "globalpayments", "sofort", "amazon"] as const;

const METHOD_IDS: Readonly<Record<PaymentPath, number>> = {
  vorkasse: 1,
  ramburs: 2,
  stripe: 3,
  paypal: 4,
  klarna: 5,
  globalpayments: 6,
  sofort: 7,
  amazon: 8,
};

/** The fixture has prepayment and cash on delivery only: adds all the others. */
export async function offerAll(db: Db): Promise<void> {
  const rows = PROVIDED.map((path) => ({
    id: METHOD_IDS[path],
    code: PAYMENT_PATHS[path],
    position: METHOD_IDS[path],
    countries: [country.germany, country.austria, country.romania],
    text: "{}",
  }));
  await db.insertInto("payment_method").values(rows).execute();
}

export async function payBy(
  app: App,
  path: PaymentPath,
  buyer: Buyer,
  more: Record<string, unknown> = {},
  key?: string,
): Promise<Response> {
  // Who pays with Amazon has been at Amazon before.
  const brought =
    path === "amazon" && !("amazon_session_id" in more) ? { amazon_session_id: await chooseAtWallet(app) } : {};
  const body = payBody(buyer, { payment_module_id: METHOD_IDS[path], ...brought, ...more });
  return send(app, `/${path}/pay`, body, { token: buyer.token, key });
}

/** Chooses an account on the test bank's page, and gives the session that the shopper comes back with. */
export async function chooseAtWallet(app: App): Promise<string> {
  const answer = await app.request("/testbank/wallet?locale=de_AT", { method: "POST" });
  const back = new URL(answer.headers.get("Location") ?? "", "https://shop.example");
  return back.searchParams.get("amazonCheckoutSessionId") ?? "";
}

/** Starts a payment and gives its page at the test bank, as a path of the app. */
export async function bankPageOf(answer: Promise<Response> | Response): Promise<string> {
  const response = await answer;
  const said: unknown = await response.json();
  const address = String(said).replace(/^sessionId___\S+?___/, "");
  if (!response.ok || !address.startsWith("/api/testbank/"))
    throw new Error(`${response.status} ${JSON.stringify(said)}`);
  return address.slice("/api".length);
}

/** Plays something at the bank, and gives where the shopper lands in the shop. */
export async function playAt(app: App, page: string, play: Play): Promise<string> {
  const answer = await app.request(page, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `play=${play}`,
  });
  return landing(app, answer.headers.get("Location") ?? `${answer.status}`);
}

/** Where the return address of a payment leads. */
export async function landing(app: App, back: string): Promise<string> {
  const answer = await app.request(back.replace(/^\/api/, ""));
  return answer.headers.get("Location") ?? `${answer.status}`;
}

/** The return address of the payment whose page it is. */
export async function returnOf(db: Db, page: string): Promise<string> {
  const { return_path } = await db
    .selectFrom("testbank_session")
    .select("return_path")
    .where("id", "=", page.slice("/testbank/".length))
    .executeTakeFirstOrThrow();
  return return_path;
}

/** What a cart's orders have become, the oldest first. */
export async function ordersOf(db: Db, cartId: number): Promise<string[]> {
  const rows = await db.selectFrom("orders").select("status").where("cart_id", "=", cartId).orderBy("id").execute();
  return rows.map(({ status }) => status);
}

/** Kinds of the mails about a cart's orders. */
export async function mailsOf(db: Db, cartId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .innerJoin("orders", "orders.id", "mail_outbox.order_id")
    .select("kind")
    .where("cart_id", "=", cartId)
    .orderBy("mail_outbox.id")
    .execute();
  return rows.map(({ kind }) => kind);
}
