import { sql } from "kysely";
import type { Catalogue, CatalogueProduct, Slugs } from "../catalogue.ts";
import { planUrls, type UrlRow, type WantedUrls } from "./planUrls.ts";
import { inChunks, requireId, recordset, type Trx } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

const ROWS_PER_STATEMENT = 5000;

/** Writes the URLs of all imported objects but variants; changed URLs redirect to the new ones. */
export async function writeUrls(
  trx: Trx,
  catalogue: Catalogue,
  ids: TaxonomyIds & { product: ReadonlyMap<string, number>; content: ReadonlyMap<string, number> },
): Promise<void> {
  await writeWanted(trx, [
    ...catalogue.categories.map(({ code, slugs }) => wantedUrls("category", requireId(ids.category, code), slugs)),
    ...catalogue.brands.map(({ code, slugs }) => wantedUrls("brand", requireId(ids.brand, code), slugs)),
    ...catalogue.contents.map(({ code, slugs }) => wantedUrls("content", requireId(ids.content, code), slugs)),
    ...catalogue.products.map(({ ref, slugs }) => wantedUrls("product", requireId(ids.product, ref), slugs)),
  ]);
}

/** Writes the URLs of variants that have their own. */
export async function writeVariantUrls(trx: Trx, products: readonly CatalogueProduct[]): Promise<void> {
  const slugsByRef = new Map(
    products.flatMap(({ variants }) =>
      variants.flatMap(({ ref, slugs }) => (slugs === undefined ? [] : [[ref, slugs] as const])),
    ),
  );
  if (slugsByRef.size === 0) return;
  const { rows } = await sql<{ id: number; ref: string }>`
    select id, ref from sale_element where ref = any(${[...slugsByRef.keys()]}::text[]) order by id`.execute(trx);
  await writeWanted(
    trx,
    rows.map(({ id, ref }) => wantedUrls("pse", id, slugsByRef.get(ref) ?? {})),
  );
}

async function writeWanted(trx: Trx, wanted: readonly WantedUrls[]): Promise<void> {
  const { rows: existing } = await sql<UrlRow>`
    select id, url, view, view_id as "viewId", language, redirected from rewriting_url`.execute(trx);
  const planned = planUrls(existing, wanted).map(({ view, viewId, language, url }) => ({
    url,
    view,
    view_id: viewId,
    language,
  }));
  // A URL shared by several languages belongs to the first of them.
  const canonical = [...new Map(planned.toReversed().map((row) => [row.url, row])).values()];
  const stored = new Map(existing.map((row) => [row.url, row]));
  const changed = canonical.filter(({ url, language }) => {
    const row = stored.get(url);
    return row?.language !== language || row.redirected !== null;
  });
  const storedByTarget = Map.groupBy(existing, ({ view, viewId, language }) => `${view} ${viewId} ${language}`);
  const moved = planned.filter(({ url, view, view_id, language }) => {
    const current = stored.get(url)?.id;
    const others = storedByTarget.get(`${view} ${view_id} ${language}`) ?? [];
    return others.some((row) => row.url !== url && (current === undefined || row.redirected !== current));
  });
  for (const chunk of inChunks(changed, ROWS_PER_STATEMENT)) await writeCurrent(trx, chunk);
  for (const chunk of inChunks(moved, ROWS_PER_STATEMENT)) await redirectOthers(trx, chunk);
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
      and u.id <> current.id and u.redirected is distinct from current.id`.execute(trx);
}

const wantedUrls = (view: string, viewId: number, slugs: Slugs): WantedUrls => ({ view, viewId, slugs });
