import type { Db } from "../../platform/db/connect.ts";
import { country } from "../../testing/fixture/ids.ts";
import type { TestBackend } from "../../testing/createTestBackend.ts";
import { type Buyer, payBody, send } from "../../cart/testing/shopper.ts";
import { PAYMENT_MODULES, type PaymentPath, paymentModules } from "../paymentModules.ts";
import type { Scenario } from "../testbank/bankPage.ts";

type App = TestBackend["app"];

export const PROVIDER_PATHS = ["stripe", "paypal", "klarna", "globalpayments", "sofort", "amazon"] as const;

const methodId = (path: PaymentPath): number => paymentModules.findIndex(([name]) => name === path) + 1;

/** Adds all other payment methods; the fixture has prepayment and cash on delivery only. */
export async function addAllPaymentMethods(db: Db): Promise<void> {
  const rows = PROVIDER_PATHS.map((path) => ({
    id: methodId(path),
    code: PAYMENT_MODULES[path].code,
    position: methodId(path),
    countries: [country.germany, country.austria, country.romania],
    text: "{}",
  }));
  await db.insertInto("payment_method").values(rows).execute();
}

export async function payWith(
  app: App,
  path: PaymentPath,
  buyer: Buyer,
  more: Record<string, unknown> = {},
  key?: string,
): Promise<Response> {
  // Amazon Pay requires a wallet session.
  const walletFields =
    path === "amazon" && !("amazon_session_id" in more) ? { amazon_session_id: await selectWalletAccount(app) } : {};
  const body = payBody(buyer, { payment_module_id: methodId(path), ...walletFields, ...more });
  return send(app, `/${path}/pay`, body, { token: buyer.token, key });
}

export async function selectWalletAccount(app: App): Promise<string> {
  const response = await app.request("/testbank/wallet?locale=de_AT", { method: "POST" });
  const back = new URL(response.headers.get("Location") ?? "", "https://shop.example");
  return back.searchParams.get("amazonCheckoutSessionId") ?? "";
}

/** Returns the test bank page of a pay response, as a path of the app. */
export async function readBankPage(answer: Promise<Response> | Response): Promise<string> {
  const response = await answer;
  const body: unknown = await response.json();
  const address = String(body).replace(/^sessionId___\S+?___/, "");
  if (!response.ok || !address.startsWith("/api/testbank/"))
    throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return address.slice("/api".length);
}

/** Submits a scenario at the test bank and returns the page that the shopper lands on. */
export async function submitScenario(app: App, page: string, play: Scenario): Promise<string> {
  const response = await app.request(page, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `play=${play}`,
  });
  return followReturn(app, response.headers.get("Location") ?? `${response.status}`);
}

/** Returns the redirect target of a return URL. */
export async function followReturn(app: App, back: string): Promise<string> {
  const response = await app.request(back.replace(/^\/api/, ""));
  return response.headers.get("Location") ?? `${response.status}`;
}

export async function readReturnPath(db: Db, page: string): Promise<string> {
  const { return_path } = await db
    .selectFrom("testbank_session")
    .select("return_path")
    .where("id", "=", page.slice("/testbank/".length))
    .executeTakeFirstOrThrow();
  return return_path;
}

export async function readOrderStatuses(db: Db, cartId: number): Promise<string[]> {
  const rows = await db.selectFrom("orders").select("status").where("cart_id", "=", cartId).orderBy("id").execute();
  return rows.map(({ status }) => status);
}

export async function readMailKinds(db: Db, cartId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .innerJoin("orders", "orders.id", "mail_outbox.order_id")
    .select("kind")
    .where("cart_id", "=", cartId)
    .orderBy("mail_outbox.id")
    .execute();
  return rows.map(({ kind }) => kind);
}
