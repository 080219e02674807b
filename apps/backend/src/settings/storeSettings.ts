import * as v from "valibot";
import type { Db } from "../platform/db/connect.ts";
import { type Locale, isLocale, localeInCountry, localeInput, LOCALES } from "../locale.ts";
import { formatIban } from "./iban.ts";
import { selectSettings } from "./settings.queries.ts";

const text = (fallback: string) => v.fallback(v.string(), fallback);
const lines = v.fallback(v.array(v.string()), []);

const DEMO_IBAN = "AT18 0000 0000 0000 0000";
const DEMO_COMPANY = "Lindenhaus Muster GmbH";
const DEMO_VAT_NUMBER = "ATU00000000";

/** Settings of the store as a seller. The fallbacks belong to the demo shop; the IBAN belongs to no real account. */
const schema = v.object({
  store_name: text("Lindenhaus"),
  store_email: text("hallo@lindenhaus.example"),
  store_phone: text(""),
  store_address1: text(""),
  store_zipcode: text(""),
  store_city: text(""),
  /** Tracking page of the carrier, with "{number}" for the parcel's number. "" without one. */
  parcel_tracking_url: text(""),
  /** Storefront URL, base of the links in emails. */
  store_url: text(""),
  /** Path or URL of the picture above emails. "": the store name. */
  logo_email: text(""),
  /** Imprint lines beyond name and address: company register, VAT number, managing director. */
  imprint_lines: lines,
  /** Registered company name. "" when it equals the store name. */
  company_name: text(""),
  /** Registered office, one entry per line, in the storefront's language. */
  company_address: lines,
  company_vat_number: text(""),
});

const bankSchema = v.object({
  bank_account_holder: text(DEMO_COMPANY),
  bank_iban: text(DEMO_IBAN),
  bank_bic: text(""),
  bank_name: text(""),
});

/** Returns a line for each setting in the database that a real shop must not sell with: those of the demo. */
export async function findUnsafeRows(db: Db): Promise<string[]> {
  const locales = Object.keys(LOCALES).filter(isLocale);
  const stores = await Promise.all(locales.map(async (locale) => readStoreSettings(db, locale)));
  const accounts = await Promise.all(locales.map(async (locale) => readAccount(db, locale)));
  const demoEmail = stores.find(({ storeEmail }) => storeEmail.endsWith(".example"))?.storeEmail;
  const prepayment = await db
    .selectFrom("payment_method")
    .select("id")
    .where("code", "=", "Vorkasse")
    .where("active", "=", true)
    .executeTakeFirst();
  const isTransferUnsafe = (isDemo: (bank: BankAccount) => boolean): boolean =>
    prepayment !== undefined && accounts.some(isDemo);
  const unsafe: Array<false | string> = [
    demoEmail !== undefined && `store_email is ${demoEmail}: emails of customers do not arrive.`,
    stores.some(({ seller }) => seller.name === DEMO_COMPANY) &&
      "company_name is that of the demo: invoices would name a company that does not exist.",
    stores.some(({ seller }) => seller.vatNumber === DEMO_VAT_NUMBER) &&
      "company_vat_number is that of the demo: invoices would not be valid.",
    isTransferUnsafe(({ iban }) => iban === DEMO_IBAN) &&
      "bank_iban is that of the demo: transfers would go to an account that does not exist.",
    isTransferUnsafe(({ holder }) => holder === DEMO_COMPANY) &&
      "bank_account_holder is that of the demo: banks would warn customers of another name.",
  ];
  return unsafe.filter((line) => line !== false);
}

const DEFAULT_STORE_URL = "https://lindenhaus.example";

export interface StoreSettings {
  storeName: string;
  storeEmail: string;
  storePhone: string;
  storeUrl: string;
  /** Absolute URL of the picture above emails; "" without one. */
  mailLogoUrl: string;
  /** Tracking page of the carrier, with "{number}"; "" without one. */
  parcelTrackingUrl: string;
  seller: { name: string; address: string[]; vatNumber: string; imprint: string[] };
  imprint: string[];
}

export interface BankAccount {
  holder: string;
  /** In groups of four. */
  iban: string;
  /** "" when not required. */
  bic: string;
  bankName: string;
}

/**
 * Reads the settings of a storefront.
 * `fallbackUrl` is the storefront URL of this process, used when `store_url` is not set. A request's Host header must never
 * be used: an attacker controls it and would receive password reset links.
 */
export async function readStoreSettings(
  db: Db,
  locale: Locale,
  fallbackUrl = DEFAULT_STORE_URL,
): Promise<StoreSettings> {
  const settings = v.parse(schema, await selectSettings(db, { locale }, Object.keys(schema.entries)));
  const storeUrl = settings.store_url === "" ? fallbackUrl : settings.store_url;
  const storeAddress = [settings.store_address1, `${settings.store_zipcode} ${settings.store_city}`.trim()];
  return {
    storeName: settings.store_name,
    storeEmail: settings.store_email,
    storePhone: settings.store_phone,
    storeUrl,
    mailLogoUrl: settings.logo_email === "" ? "" : (URL.parse(settings.logo_email, storeUrl)?.href ?? ""),
    parcelTrackingUrl: settings.parcel_tracking_url,
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
      // Legal seller, when its name differs from the store name.
      settings.company_name === "" ? "" : [settings.company_name, ...settings.company_address].join(", "),
      ...settings.imprint_lines,
    ].filter((line) => line !== ""),
  };
}

/**
 * Reads the account that an order is paid to. It belongs to the country of delivery, as the order's currency does, in
 * whatever storefront the order was placed.
 */
export const readBankAccount = async (
  db: Db,
  { locale, countryId }: { locale: string; countryId: number },
): Promise<BankAccount> => readAccount(db, localeInCountry(v.parse(localeInput, locale), countryId));

async function readAccount(db: Db, locale: Locale): Promise<BankAccount> {
  const settings = v.parse(bankSchema, await selectSettings(db, { locale }, Object.keys(bankSchema.entries)));
  return {
    holder: settings.bank_account_holder,
    iban: formatIban(settings.bank_iban),
    bic: settings.bank_bic,
    bankName: settings.bank_name,
  };
}
