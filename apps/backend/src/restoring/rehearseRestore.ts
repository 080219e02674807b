import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type RawBuilder, sql } from "kysely";
import { connect, type Db } from "../platform/db/connect.ts";

const runFile = promisify(execFile);
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Rows of one kind, those of the running shop and those of the restored copy. */
export interface Comparison {
  name: string;
  running: number;
  restored: number;
  /** Rows that are missing in the copy, or differ. */
  lost: number;
}

export interface RestoreOptions {
  /** Its user may create databases. */
  databaseUrl: string;
  /** Backup that pg_dump wrote in its custom format; by default one is made now. */
  file?: string | undefined;
  log: (line: string) => void;
}

/** Tables that a shop must not lose, with the columns that never change after a row was written. */
const CONTENTS = [
  { name: "orders", columns: ["id", "ref", "placed_at", "total_cents", "goods_cents", "postage_cents"] },
  { name: "order_line", columns: ["id", "order_id", "sale_element_ref", "quantity", "unit_cents"] },
  { name: "payment", columns: ["id", "order_id", "amount_cents"] },
  { name: "refund", columns: ["id", "order_id", "amount_cents"] },
  { name: "invoice", columns: ["id", "country", "year", "serial", "number", "content"] },
  { name: "credit_note", columns: ["id", "country", "year", "serial", "number", "content"] },
  { name: "withdrawal", columns: ["id", "reference", "order_ref", "received_at"] },
  { name: "customer", columns: ["id", "ref", "created_at"] },
  { name: "newsletter", columns: ["id", "asked_at"] },
] as const;
type Content = (typeof CONTENTS)[number];

/**
 * Restores a backup into a new database beside the running one, compares both and deletes it. Rows that were written after
 * the backup began do not count.
 *
 * @throws Error with the output of pg_dump or pg_restore if one of them fails
 */
export async function rehearseRestore({ databaseUrl, file, log }: RestoreOptions): Promise<Comparison[]> {
  const url = new URL(databaseUrl);
  const name = decodeURIComponent(url.pathname.slice(1));
  // A database of a fixed name could belong to another program.
  const copy = `${name}_rehearsal_${randomBytes(4).toString("hex")}`;
  const copyUrl = new URL(databaseUrl);
  copyUrl.pathname = `/${encodeURIComponent(copy)}`;
  const running = connect({ connectionString: databaseUrl, max: 2 });
  const folder = await mkdtemp(join(tmpdir(), "shop-backup-"));
  try {
    const before = file === undefined ? await readLastIds(running) : undefined;
    const backup = file ?? join(folder, "shop.dump");
    if (file === undefined) {
      log("Backing up …");
      await runTool("pg_dump", ["--format=custom", `--file=${backup}`], url);
    }
    log(`Restoring into ${copy} …`);
    await sql`create database ${sql.id(copy)}`.execute(running);
    try {
      await runTool("pg_restore", ["--no-owner", "--exit-on-error", backup], copyUrl);
      return await compare(running, copyUrl.href, before);
    } finally {
      await sql`drop database ${sql.id(copy)} with (force)`.execute(running);
    }
  } finally {
    await running.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keeps the password out of the list of processes and of messages. */
async function runTool(name: "pg_dump" | "pg_restore", args: readonly string[], database: URL): Promise<void> {
  const address = new URL(database);
  address.password = "";
  const env = { ...process.env, ...(database.password && { PGPASSWORD: decodeURIComponent(database.password) }) };
  await runFile(name, [...args, `--dbname=${address.href}`], { env, maxBuffer: MAX_OUTPUT });
}

type LastIds = ReadonlyMap<Content, number>;

async function compare(running: Db, copyUrl: string, before: LastIds | undefined): Promise<Comparison[]> {
  const restored = connect({ connectionString: copyUrl, max: 2 });
  try {
    // Of an older backup: the rows up to the newest that it has.
    const last = before ?? (await readLastIds(restored));
    const comparisons: Comparison[] = [];
    for (const content of CONTENTS) {
      const [ours, copied] = await Promise.all(
        [running, restored].map((db) => readRows(db, content, last.get(content) ?? 0)),
      );
      const lost = [...(ours ?? [])].filter(([id, hash]) => copied?.get(id) !== hash).length;
      comparisons.push({ name: content.name, running: ours?.size ?? 0, restored: copied?.size ?? 0, lost });
    }
    return comparisons;
  } finally {
    await restored.destroy();
  }
}

async function readLastIds(db: Db): Promise<LastIds> {
  const last = new Map<Content, number>();
  for (const content of CONTENTS) {
    const { rows } = await sql<{
      id: number;
    }>`select coalesce(max(id), 0)::int8 as id from ${sql.table(content.name)}`.execute(db);
    last.set(content, rows[0]?.id ?? 0);
  }
  return last;
}

/** The end of a legal period removes the recipient from a document. */
const toExpression = (column: string): RawBuilder<unknown> =>
  column === "content" ? sql`content - 'shippingAddress' - 'buyer'` : sql.ref(column);

/** Hashes of the rows by id. */
async function readRows(db: Db, { name, columns }: Content, lastId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select id, md5(row(${sql.join(columns.map(toExpression))})::text) as hash from ${sql.table(name)} where id <= ${lastId}`.execute(
    db,
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}
