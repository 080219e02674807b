import type { Deps } from "../../deps.ts";
import type { TestBackend } from "../../testing/createTestBackend.ts";
import { country } from "../../testing/fixture/ids.ts";

type App = TestBackend["app"];

/** Credentials and IP address of a test call. */
export interface Caller {
  bearer?: string | undefined;
  cartToken?: string | undefined;
  ipAddress?: string;
  key?: string;
  /** Same-origin browser page with its cookies. */
  browser?: { cookie?: string | undefined };
}

export function call(app: App, method: string, path: string, body?: unknown, as: Caller = {}): Promise<Response> {
  const headers = new Headers();
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (as.bearer !== undefined) headers.set("Authorization", `Bearer ${as.bearer}`);
  if (as.cartToken !== undefined) headers.set("X-Cart-Token", as.cartToken);
  if (as.key !== undefined) headers.set("Idempotency-Key", as.key);
  if (as.browser !== undefined) headers.set("Sec-Fetch-Site", "same-origin");
  if (as.browser?.cookie !== undefined) headers.set("Cookie", as.browser.cookie);
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return Promise.resolve(app.request(path, init, { clientAddress: as.ipAddress ?? "192.0.2.1" }));
}

/** Valid and not common. */
export const PASSWORD = "Stuhl-am-Fenster-7";

export const registrationBody = (email: string, more: Record<string, unknown> = {}) => ({
  title: 1,
  firstname: "Anna",
  lastname: "Huber",
  email,
  email_confirm: email,
  password: PASSWORD,
  password_confirm: PASSWORD,
  address1: "Lindengasse 12/3",
  zipcode: "1070",
  city: "Wien",
  country: country.austria,
  phone: "+43 660 1234567",
  newsletter: 0,
  terms: 1,
  locale: "de_AT",
  ...more,
});

/** Part of the login response that tests read. */
export interface Session {
  token: string;
  expires_in: number;
  customer: { ID: number; EMAIL: string; ADDRESS_ID: number; VAT_STATUS: string };
  cart?: { cartId: number; token: string; totalItems: number; items: { quantity: number; price: number }[] };
}

export async function parseSession(answer: Promise<Response>): Promise<Session> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Session;
}

export const register = (
  app: App,
  email: string,
  more: Record<string, unknown> = {},
  as: Caller = {},
): Promise<Session> =>
  parseSession(
    call(app, "POST", "/register", registrationBody(email, more), { ipAddress: `register ${email}`, ...as }),
  );

export const login = (app: App, email: string, password = PASSWORD, as: Caller = {}): Promise<Response> =>
  call(app, "POST", "/login", { email, password }, as);

/** Session cookie of a response: "__Host-rt=…". */
export const readCookie = (response: Response): string | undefined =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .at(0);

/** Token in the link of the newest email. */
export async function readMailedToken({ db }: Pick<Deps, "db">, kind: string, recipient: string): Promise<string> {
  const { text } = await db
    .selectFrom("mail_outbox")
    .select("text")
    .where("kind", "=", kind)
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return /token=([\w.-]+)/.exec(text)?.[1] ?? "";
}
