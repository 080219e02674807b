import { CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql } from "kysely";
import pg from "pg";
import { afterAll } from "vitest";
import type { Connection, Db } from "../platform/db/connect.ts";
import type { Tables } from "../platform/db/tables.ts";

/** A node of EXPLAIN (FORMAT JSON). */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

export interface Plans {
  /** Names of all indexes in the plans. */
  indexes: string[];
  /** Large tables and indexes that a plan reads from start to end. */
  scans: string[];
  /** Rows that were really read without an index, by triggers and foreign keys too. */
  scannedRows: number;
}

const EXPLAINABLE = /^\s*(with|select|insert|update|delete)\b/i;

/** Returns a database with one connection, and a function that runs work on it and explains each of its statements. */
export function createExplainer(connection: Connection): {
  db: Db;
  explain: (work: () => Promise<unknown>) => Promise<Plans>;
} {
  const statements = new Map<string, readonly unknown[]>();
  let isRecording = false;
  const pool = new pg.Pool({ ...connection, max: 1 });
  // The database is dropped while the connection closes.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) =>
      void (isRecording && EXPLAINABLE.test(query.sql) && statements.set(query.sql, query.parameters)),
  });
  afterAll(() => db.destroy());

  async function explain(work: () => Promise<unknown>): Promise<Plans> {
    const large = await readLargeTables(db);
    const before = await readScannedRows(db, large);
    statements.clear();
    isRecording = true;
    await work();
    isRecording = false;
    const plans: Plans = { indexes: [], scans: [], scannedRows: (await readScannedRows(db, large)) - before };
    const largeIndexes = await readLargeIndexes(db);
    for (const [text, parameters] of statements) {
      const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
      const { rows } = await db.executeQuery<{ "QUERY PLAN": { Plan: PlanNode }[] }>(explained);
      for (const { Plan } of rows.flatMap((row) => row["QUERY PLAN"])) collect(Plan);
    }

    function collect(node: PlanNode): void {
      const { "Node Type": type, "Relation Name": table = "", "Index Name": index, "Index Cond": condition } = node;
      if (index !== undefined) plans.indexes.push(index);
      if (type === "Seq Scan" && large.includes(table)) plans.scans.push(table);
      if (index !== undefined && condition === undefined && largeIndexes.includes(index)) plans.scans.push(index);
      for (const child of node.Plans ?? []) collect(child);
    }
    return plans;
  }
  return { db, explain };
}

const LARGE = 1000;

const readLargeTables = (db: Db): Promise<string[]> => readNames(db, sql`relkind = 'r' and reltuples >= ${LARGE}`);

/** Indexes of some rows of a large table are small. */
const readLargeIndexes = (db: Db): Promise<string[]> =>
  readNames(db, sql`relkind = 'i' and reltuples >= ${LARGE / 10}`);

async function readNames(db: Db, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and ${condition}`.execute(db);
  return rows.map(({ name }) => name);
}

async function readScannedRows(db: Db, tables: readonly string[]): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(seq_tup_read), 0) as count from pg_stat_user_tables
    where schemaname = 'public' and relname = any(${[...tables]}::text[])`.execute(db);
  return Number(rows[0]?.count);
}
