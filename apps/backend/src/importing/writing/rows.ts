import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

export type Trx = Transaction<Tables>;

/** SQL record set `r` with these columns, passed as one JSON parameter. */
export const recordset = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`${jsonRows(rows)} as r(${sql.raw(columns)})`;

const jsonRows = (rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

/** SQL expression of a column's new value. */
type Merge = (stored: RawBuilder<unknown>, given: RawBuilder<unknown>) => RawBuilder<unknown>;

interface GivenRows {
  /** PostgreSQL types by column, with the precision of the table: other values would differ on each import. */
  columns: Readonly<Record<string, string>>;
  /** Columns of a unique index. */
  key: readonly string[];
  rows: readonly object[];
  /** By column; the given value by default. */
  merge?: Readonly<Record<string, Merge>>;
}

/** Adds texts to those of other languages. */
export const mergeTexts: Merge = (stored, given) => sql`${stored} || ${given}`;
export const keepIfAbsent: Merge = (stored, given) => sql`coalesce(${given}, ${stored})`;
/** Of values that only new rows take. */
export const keepStored: Merge = (stored) => stored;

/**
 * Inserts new rows and updates those that differ. `on conflict … where` would lock equal rows too, so these never get
 * that far.
 */
export async function upsertRows(trx: Trx, table: string, given: GivenRows): Promise<void> {
  if (given.rows.length === 0) return;
  const { rows, columns } = given;
  const recordsOf = sql`rows from (${jsonRows(rows)} as (${sql.raw(columnList(columns))}))`;
  await sql`
    with r as materialized (${inOrder(recordsOf, columns)})
    ${insertChanged(table, given)}`.execute(trx);
}

interface NarrowRows extends GivenRows {
  /** Passed as an array for each column, which takes a third of the time of JSON. */
  rows: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Replaces the rows for which `within` holds, a condition on `stored`. Rows that are equal to the given ones are neither
 * locked nor written.
 */
export async function replaceRows(
  trx: Trx,
  table: string,
  { within, ...given }: NarrowRows & { within: RawBuilder<unknown> },
): Promise<void> {
  const { rows, columns } = given;
  const arrays = Object.entries(columns).map(
    ([name, type]) => sql`${rows.map((row) => row[name])}::${sql.raw(type)}[]`,
  );
  await sql`
    with r as materialized (${inOrder(sql`unnest(${sql.join(arrays)})`, columns)}),
    removed as (
      delete from ${sql.table(table)} stored
      where ${within} and not exists (select from r where ${sameKey(given.key)})
    )
    ${insertChanged(table, given)}`.execute(trx);
}

/** New rows take their ids in the order of the file, whatever plan finds them. */
const inOrder = (records: RawBuilder<unknown>, columns: GivenRows["columns"]): RawBuilder<unknown> =>
  sql`select * from ${records} with ordinality as r(${sql.join([...Object.keys(columns), "row_index"].map((name) => sql.ref(name)))})`;

function insertChanged(table: string, { columns, key, merge = {} }: GivenRows): RawBuilder<unknown> {
  const names = Object.keys(columns);
  const values = names.filter((name) => !key.includes(name));
  const newValue = (name: string, source: "r" | "excluded"): RawBuilder<unknown> => {
    const given = sql.ref(`${source}.${name}`);
    return merge[name]?.(sql.ref(`stored.${name}`), given) ?? given;
  };
  // A comparison of a value with itself would make the planner expect few rows, and read the whole table for them.
  const compared = values.filter((name) => merge[name] !== keepStored);
  const isEqual = compared.map((name) => sql`${sql.ref(`stored.${name}`)} is not distinct from ${newValue(name, "r")}`);
  const changes = values.map((name) => sql`${sql.ref(name)} = ${newValue(name, "excluded")}`);
  return sql`
    insert into ${sql.table(table)} as stored (${sql.join(names.map(sql.ref))})
    select ${sql.join(names.map((name) => sql.ref(`r.${name}`)))} from r
    where not exists (
      select from ${sql.table(table)} stored where ${sql.join([sameKey(key), ...isEqual], sql` and `)}
    )
    order by r.row_index
    on conflict (${sql.join(key.map(sql.ref))}) do
    ${changes.length === 0 ? sql`nothing` : sql`update set ${sql.join(changes)}`}`;
}

const sameKey = (key: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    key.map((name) => sql`${sql.ref(`stored.${name}`)} = ${sql.ref(`r.${name}`)}`),
    sql` and `,
  );

const columnList = (columns: GivenRows["columns"]): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ");

/** Rows per statement; limits the size of a parameter. */
const CHUNK_SIZE = 1000;

export function* inChunks<T>(rows: Iterable<T>, size = CHUNK_SIZE): Generator<readonly T[]> {
  let chunk: T[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** As {@link inChunks}, of rows that are read meanwhile. */
export async function* inBatches<T>(rows: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Id of a code. The catalogue is validated, so a missing code is a bug. */
export function requireId(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`No row was written for ${code}`);
  return id;
}
