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
  store_url: text("https://lindenhaus.example"),
  /** what the imprint says beyond name and address: register, VAT number, managing director */
  imprint_lines: v.fallback(v.array(v.string()), []),
  bank_account_holder: text("Lindenhaus Möbelhandel GmbH"),
  bank_iban: text("AT00 0000 0000 0000 0000"),
  bank_bic: text("XXXXATWWXXX"),
});

export interface MailSettings {
  storeName: string;
  bank: { holder: string; iban: string; bic: string };
  imprint: string[];
  withdrawalUrl: string;
  termsUrl: string;
}

/** The settings of an order's storefront: a locale's overrule its satellite's, those the shared ones. */
export async function readMailSettings(db: Kysely<Tables>, locale: Locale): Promise<MailSettings> {
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
  const link = async (code: string): Promise<string> =>
    new URL(await contentPath(db, code, language), settings.store_url).href;
  return {
    storeName: settings.store_name,
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
