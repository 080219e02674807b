import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { groupedIban } from "../bank/iban.ts";

const text = (fallback: string) => v.fallback(v.string(), fallback);
const lines = v.fallback(v.array(v.string()), []);

/** Settings that letters and papers need. The fallbacks are the demo shop's: no bank has such an account. */
const schema = v.object({
  store_name: text("Lindenhaus"),
  store_email: text("hallo@lindenhaus.example"),
  store_phone: text(""),
  store_address1: text(""),
  store_zipcode: text(""),
  store_city: text(""),
  /** the member state that goods leave from; "" where it is the storefront's */
  store_country: text(""),
  /** address of the storefront, for links in mails */
  store_url: text(""),
  /** what the imprint says beyond name and address: register, VAT number, managing director */
  imprint_lines: lines,
  /** who sells, as the register has it; "" where it is the store's name */
  company_name: text(""),
  /** its seat, line by line, in the storefront's language */
  company_address: lines,
  company_vat_number: text(""),
  bank_account_holder: text("Lindenhaus Muster GmbH"),
  bank_iban: text("AT18 0000 0000 0000 0000"),
  bank_bic: text(""),
  bank_name: text(""),
});

const NOWHERE = "https://lindenhaus.example";

export interface MailSettings {
  storeName: string;
  storeEmail: string;
  storePhone: string;
  /** of the storefront: links start here */
  storeUrl: string;
  /** "AT": where goods leave from */
  storeCountry: string;
  bank: BankAccount;
  seller: { name: string; address: string[]; vatNumber: string; imprint: string[] };
  imprint: string[];
}

export interface BankAccount {
  holder: string;
  /** in groups of four */
  iban: string;
  /** "" where none is needed */
  bic: string;
  bankName: string;
}

/**
 * The settings of a storefront: a locale's overrule its satellite's, those the shared ones. `served` is where this process
 * shows the storefront, for shops that have set no address. Never the host of a request: anybody can make one up, and a
 * reset link would lead to them.
 */
export async function readMailSettings(db: Kysely<Tables>, locale: Locale, served = NOWHERE): Promise<MailSettings> {
  const { satellite } = LOCALES[locale];
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
  const storeAddress = [settings.store_address1, `${settings.store_zipcode} ${settings.store_city}`.trim()];
  return {
    storeName: settings.store_name,
    storeEmail: settings.store_email,
    storePhone: settings.store_phone,
    storeUrl,
    storeCountry: settings.store_country || satellite,
    bank: {
      holder: settings.bank_account_holder,
      iban: groupedIban(settings.bank_iban),
      bic: settings.bank_bic,
      bankName: settings.bank_name,
    },
    seller: {
      name: settings.company_name || settings.store_name,
      address: settings.company_address.length > 0 ? settings.company_address : storeAddress,
      vatNumber: settings.company_vat_number,
      imprint: settings.imprint_lines,
    },
    imprint: [
      settings.store_name,
      ...storeAddress,
      settings.store_phone,
      settings.store_email,
      // Who sells, where the store's name is not the company's.
      settings.company_name === "" ? "" : [settings.company_name, ...settings.company_address].join(", "),
      ...settings.imprint_lines,
    ].filter((line) => line !== ""),
  };
}
