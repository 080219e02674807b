import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { PUBLIC_SETTINGS } from "./publicSettings.ts";

/** Returns public settings of the scopes; later scopes override earlier ones. */
export async function selectSettings(db: Db, scopes: readonly string[]): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom("setting")
    .select(["scope", "name", "value"])
    .where("scope", "in", scopes)
    .where("name", "in", [...PUBLIC_SETTINGS])
    .execute();
  const inOrder = rows.toSorted((a, b) => scopes.indexOf(a.scope) - scopes.indexOf(b.scope));
  return Object.fromEntries(inOrder.map(({ name, value }) => [name, value]));
}

export interface CountryRecord {
  id: number;
  isoalpha2: string;
  taxPercent: string;
  title: string | null;
}

export async function selectCountries(db: Db, language: string): Promise<CountryRecord[]> {
  const { rows } = await sql<CountryRecord>`
    select id, isoalpha2, tax_percent as "taxPercent", translated(text, ${language}) ->> 'title' as "title"
    from country
    order by id
  `.execute(db);
  return rows;
}

/**
 * Returns a module's public configuration (setting `module_<name>`), `undefined` without any. Later scopes override
 * earlier ones per member.
 */
export async function selectModuleConfig(
  db: Db,
  moduleName: string,
  scopes: readonly string[],
): Promise<Record<string, unknown> | undefined> {
  const rows = await db
    .selectFrom("setting")
    .select(["scope", "value"])
    .where("scope", "in", scopes)
    .where("name", "=", `module_${moduleName}`)
    .execute();
  const inOrder = rows.toSorted((a, b) => scopes.indexOf(a.scope) - scopes.indexOf(b.scope));
  if (rows.length === 0) return undefined;
  return inOrder.reduce<Record<string, unknown>>((whole, { value }) => ({ ...whole, ...toObject(value) }), {});
}

const toObject = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
