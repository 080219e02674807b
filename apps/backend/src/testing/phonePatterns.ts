import type { Db } from "../platform/db/connect.ts";

const PATTERNS = { AT: "^(\\+43|0)[1-9][0-9 ]{5,14}$", RO: "^(\\+40|0)[237][0-9 ]{8,11}$" };

/** Sets the expressions of phone numbers of two markets, as a shop does. */
export async function addPhonePatterns(db: Db): Promise<void> {
  const rows = Object.entries(PATTERNS).map(([scope, regex]) => ({
    scope,
    name: "phone_regex",
    value: JSON.stringify(regex),
  }));
  await db.insertInto("setting").values(rows).execute();
}

export async function removePhonePatterns(db: Db): Promise<void> {
  await db.deleteFrom("setting").where("name", "=", "phone_regex").where("scope", "<>", "shared").execute();
}
