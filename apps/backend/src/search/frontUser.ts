import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";

const PASSWORD_SETTING = "search_front_password";
export const FRONT_USERNAME = "storefront";

/**
 * Password of the search-only user, which every browser receives. Created once and shared by all processes; deleting
 * the setting rotates it.
 */
export async function readFrontPassword(db: Db, random: (bytes: number) => Buffer): Promise<string> {
  const existing = await selectPassword(db);
  if (existing !== undefined) return existing;
  const value = JSON.stringify(random(16).toString("base64url"));
  await sql`
    insert into setting (scope, name, value) values ('shared', ${PASSWORD_SETTING}, ${value}::jsonb)
    on conflict (scope, name) do nothing`.execute(db);
  return (await selectPassword(db)) ?? "";
}

async function selectPassword(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("scope", "=", "shared")
    .where("name", "=", PASSWORD_SETTING)
    .executeTakeFirst();
  return typeof row?.value === "string" && row.value !== "" ? row.value : undefined;
}

export function isFrontUser(header: string | undefined, password: string): boolean {
  const expected = `Basic ${Buffer.from(`${FRONT_USERNAME}:${password}`).toString("base64")}`;
  return timingSafeEqual(digest(header ?? ""), digest(expected));
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
