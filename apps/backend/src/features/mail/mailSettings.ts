import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { currentUrl, toPath } from "../rewriting/currentUrl.ts";

const text = (fallback: string) => v.fallback(v.string(), fallback);

/** Settings an order mail needs. The fallbacks are the demo shop's: no bank has such an account. */
const schema = v.object({
  store_name: text("Lindenhaus"),
  store_email: text("hallo@lindenhaus.example"),
  store_phone: text(""),
  store_address1: text(""),
  store_zipcode: text(""),
  store_city: text(""),
  /** address of the storefront, for links in mails */
  store_url: text(""),
  /** what the imprint says beyond name and address: register, VAT number, managing director */
  imprint_lines: v.fallback(v.array(v.string()), []),
  bank_account_holder: text("Lindenhaus Möbelhandel GmbH"),
  bank_iban: text("AT00 0000 0000 0000 0000"),
  bank_bic: text("XXXXATWWXXX"),
});

const NOWHERE = "https://lindenhaus.example";

export interface MailSettings {
  storeName: string;
  storeEmail: string;
  storePhone: string;
  /** of the storefront: links start here */
  storeUrl: string;
  bank: { holder: string; iban: string; bic: string };
  imprint: string[];
  withdrawalUrl: string;
  termsUrl: string;
}

/**
 * The settings of a storefront: a locale's overrule its satellite's, those the shared ones. `served` is where this process
 * shows the storefront, for shops that have set no address. Never the host of a request: anybody can make one up, and a
 * reset link would lead to them.
 */
export async function readMailSettings(db: Kysely<Tables>, locale: Locale, served = NOWHERE): Promise<MailSettings> {
  const { language, satellite } = LOCALES[locale];
  const scopes = ["shared", satellite, locale];
  const rows = await db
    .selectFrom("setting")
    .select(["scope", "name", "value"])
    .where("scope", "in", scopes)
    .where("name", "in", Object.keys(schema.entries))
    .execute();
  const inOrder = rows.toSorted((a, b) => scopes.indexOf(a.scope) - scopes.indexOf(b.scope));
  const settings = v.parse(schema, Object.fromEntries(inOrder.map(({ name, value }) => [name, value])));
  const storeUrl = settings.store_url === "" ? served : settings.store_url;
  const link = async (code: string): Promise<string> => new URL(await contentPath(db, code, language), storeUrl).href;
  return {
    storeName: settings.store_name,
    storeEmail: settings.store_email,
    storePhone: settings.store_phone,
    storeUrl,
    bank: { holder: settings.bank_account_holder, iban: settings.bank_iban, bic: settings.bank_bic },
    imprint: [
      settings.store_name,
      settings.store_address1,
      `${settings.store_zipcode} ${settings.store_city}`.trim(),
      settings.store_phone,
      settings.store_email,
      ...settings.imprint_lines,
    ].filter((line) => line !== ""),
    withdrawalUrl: await link("withdrawal"),
    termsUrl: await link("terms"),
  };
}

/** Where the page is today; the storefront's first page where the shop has none of that code. */
async function contentPath(db: Kysely<Tables>, code: string, language: string): Promise<string> {
  const { rows } = await sql<{ id: number; url: string | null }>`
    select id, ${currentUrl("content", sql`content.id`, language)} as "url" from content where code = ${code}
  `.execute(db);
  return rows[0] === undefined ? "/" : toPath(rows[0].url, "content", rows[0].id);
}
