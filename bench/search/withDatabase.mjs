import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../apps/backend/src/platform/db/openDatabase.ts";

/** Calls `work` with a new database, which is deleted afterwards. */
export async function withDatabase(fill, work) {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-bench-"));
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
  try {
    await fill(db);
    return await work(db);
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
