import { type RawBuilder, sql } from "kysely";
import type { Catalogue, CatalogueProduct, Slugs } from "../catalogue.ts";
import { planUrls, type UrlRow, type WantedUrls } from "./planUrls.ts";
import { inChunks, requireId, recordset, type Trx } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

/** Last suffix of each slug that more than one object wants. */
export type LastNumbers = ReadonlyMap<string, number>;

/** Writes the URLs of all imported objects but products and variants; changed URLs redirect to the new ones. */
export async function writeUrls(
  trx: Trx,
  { categories, brands, contents }: Catalogue,
  ids: Pick<TaxonomyIds, "category" | "brand"> & { content: ReadonlyMap<string, number> },
): Promise<void> {
  for (const [view, entries, idsByCode] of [
    ["category", categories, ids.category],
    ["brand", brands, ids.brand],
    ["content", contents, ids.content],
  ] as const) {
    const wanted = entries.map(({ code, slugs }) => ({ view, viewId: requireId(idsByCode, code), slugs }));
    for (const chunk of inChunks(wanted)) await writeWanted(trx, view, chunk, new Map());
  }
}

/** Writes the URLs of products. Returns the numbers from which the next batch continues. */
export async function writeProductUrls(
  trx: Trx,
  products: readonly CatalogueProduct[],
  productIds: ReadonlyMap<string, number>,
  lastNumbers: LastNumbers,
): Promise<LastNumbers> {
  const view = "product";
  const wanted = products.map(({ ref, slugs }) => ({ view, viewId: requireId(productIds, ref), slugs }));
  // A copy: this part may be rolled back and run again.
  const numbers = new Map<string, number>();
  for (const slug of wanted.flatMap((each) => Object.values(each.slugs))) {
    const number = lastNumbers.get(slug);
    if (number !== undefined) numbers.set(slug, number);
  }
  await writeWanted(trx, view, wanted, numbers);
  return numbers;
}

/** Writes the URLs of variants that have their own. */
export async function writeVariantUrls(trx: Trx, slugsByRef: ReadonlyMap<string, Slugs>): Promise<void> {
  if (slugsByRef.size === 0) return;
  const { rows } = await sql<{ id: number; ref: string }>`
    select id, ref from sale_element where ref = any(${[...slugsByRef.keys()]}::text[]) order by id`.execute(trx);
  const view = "pse";
  const wanted = rows.map(({ id, ref }) => ({ view, viewId: id, slugs: slugsByRef.get(ref) ?? {} }));
  const numbers = new Map<string, number>();
  for (const chunk of inChunks(wanted)) await writeWanted(trx, view, chunk, numbers);
}

async function writeWanted(
  trx: Trx,
  view: string,
  wanted: readonly WantedUrls[],
  lastNumbers: Map<string, number>,
): Promise<void> {
  const ids = wanted.map(({ viewId }) => viewId);
  const own = await selectUrls(trx, sql`view = ${view} and view_id = any(${ids}::int[]) and redirected is null`);
  const find = (urls: readonly string[]): Promise<UrlRow[]> => selectUrls(trx, sql`url = any(${urls}::text[])`);
  const planned = await planUrls({ own, find }, wanted, lastNumbers);
  const rows = planned.map(({ viewId, ...url }) => ({ ...url, view_id: viewId }));
  // A URL shared by several languages belongs to the first of them.
  const canonical = [...new Map(rows.toReversed().map((row) => [row.url, row])).values()];
  const stored = new Map(own.map((row) => [row.url, row]));
  const changed = canonical.filter(({ url, language }) => stored.get(url)?.language !== language);
  const ownByTarget = Map.groupBy(own, ({ viewId, language }) => `${viewId} ${language}`);
  const moved = rows.filter(({ url, view_id, language }) =>
    ownByTarget.get(`${view_id} ${language}`)?.some((row) => row.url !== url),
  );
  if (changed.length > 0) await writeCurrent(trx, changed);
  if (moved.length > 0) await redirectOthers(trx, moved);
}

async function selectUrls(trx: Trx, condition: RawBuilder<unknown>): Promise<UrlRow[]> {
  const { rows } = await sql<UrlRow>`
    select id, url, view, view_id as "viewId", language, redirected from rewriting_url where ${condition}`.execute(trx);
  return rows;
}

const COLUMNS = "url text, view text, view_id int, language text";

async function writeCurrent(trx: Trx, rows: readonly object[]): Promise<void> {
  await sql`
    insert into rewriting_url (url, view, view_id, language)
    select url, view, view_id, language from ${recordset(rows, COLUMNS)}
    on conflict (url) do update set language = excluded.language, redirected = null
    where rewriting_url.language <> excluded.language or rewriting_url.redirected is not null`.execute(trx);
}

async function redirectOthers(trx: Trx, rows: readonly object[]): Promise<void> {
  await sql`
    with current as (
      select r.view, r.view_id, r.language, u.id from ${recordset(rows, COLUMNS)} join rewriting_url u on u.url = r.url
    )
    update rewriting_url u set redirected = current.id from current
    where u.view = current.view and u.view_id = current.view_id and u.language = current.language
      and u.id <> current.id and u.redirected is null`.execute(trx);
}
