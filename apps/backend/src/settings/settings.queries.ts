import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { type Locale, LOCALES, type Market } from "../locale.ts";
import { BASE_CURRENCY } from "../currency.ts";
import { PUBLIC_SETTINGS } from "./publicSettings.ts";

/** Settings of a locale with its market (or another one), of a market alone, or only the shared ones. */
export interface SettingScope {
  locale?: Locale | undefined;
  market?: Market | undefined;
}

/** Returns settings by name: the locale's, else the market's, else the shared ones. Public settings by default. */
export async function selectSettings(
  db: Db,
  scope: SettingScope,
  names: readonly string[] = [...PUBLIC_SETTINGS],
): Promise<Record<string, unknown>> {
  const rows = await selectByPrecedence(db, scope, names);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Rows in rising precedence: the last one of a name counts. */
async function selectByPrecedence(db: Db, { locale, market }: SettingScope, names: readonly string[]) {
  const localeMarket = locale && LOCALES[locale].market;
  const scopes = ["shared", market ?? localeMarket ?? "", locale ?? ""];
  const rows = await db
    .selectFrom("setting")
    .select(["scope", "name", "value"])
    .where("scope", "in", scopes)
    .where("name", "in", names)
    .execute();
  return rows.toSorted((a, b) => scopes.indexOf(a.scope) - scopes.indexOf(b.scope));
}

export interface CountryRecord {
  id: number;
  isoalpha2: string;
  taxPercent: string;
  /** ISO 4217, of prices and orders. */
  currency: string;
  title: string | null;
}

export async function selectCountries(db: Db, language: string): Promise<CountryRecord[]> {
  const { rows } = await sql<CountryRecord>`
    select id, isoalpha2, tax_percent as "taxPercent", coalesce(price_list.currency_code, ${BASE_CURRENCY}) as "currency",
      translated(text, ${language}) ->> 'title' as "title"
    from country left join price_list on price_list.country_id = country.id
    order by id
  `.execute(db);
  return rows;
}

/**
 * Returns a module's public configuration (setting `module_<name>`), `undefined` without any. The locale overrides its
 * market and the shared configuration per member.
 */
export async function selectModuleConfig(
  db: Db,
  moduleName: string,
  scope: SettingScope,
): Promise<Record<string, unknown> | undefined> {
  const rows = await selectByPrecedence(db, scope, [`module_${moduleName}`]);
  if (rows.length === 0) return undefined;
  return rows.reduce<Record<string, unknown>>((whole, { value }) => ({ ...whole, ...toObject(value) }), {});
}

const toObject = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
