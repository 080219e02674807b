import { type RawBuilder, sql } from "kysely";
import type { CatalogueFulfilmentCenter } from "../catalogue.ts";
import type { RunPart } from "./inImportTransaction.ts";
import { inChunks, recordset } from "./rows.ts";
import { lockVariants } from "./writeVariants.ts";

/** Variants of one transaction: an order waits for it. */
const BATCH_SIZE = 500;

/** Divides the stock of each visible variant among the centers by their share. Only rows that differ are locked and written. */
export async function writeCenterStock(runPart: RunPart, centers: readonly CatalogueFulfilmentCenter[]): Promise<void> {
  const ids = await runPart(async (trx) => {
    // One array: a row for each variant would take ten times the memory.
    const { rows } = await sql<{ ids: number[] }>`
      with part as (${divideStock(centers, sql`true`)})
      select coalesce(array_agg(distinct sale_element_id order by sale_element_id), '{}') as ids
      from part full join fulfilment_stock held using (fulfilment_center_id, sale_element_id)
      where part.stock is distinct from held.stock`.execute(trx);
    return rows.flatMap((row) => row.ids);
  });
  for (const chunk of inChunks(ids, BATCH_SIZE)) {
    await runPart(async (trx) => {
      // An order that has taken a variant's stock takes that of its centers next.
      await lockVariants(trx, chunk);
      await sql`
        with part as materialized (${divideStock(centers, sql`s.id = any(${chunk}::int[])`)}),
        removed as (
          delete from fulfilment_stock held where sale_element_id = any(${chunk}::int[]) and not exists (
            select from part
            where part.fulfilment_center_id = held.fulfilment_center_id and part.sale_element_id = held.sale_element_id
          )
        )
        insert into fulfilment_stock (fulfilment_center_id, sale_element_id, stock)
        select part.fulfilment_center_id, part.sale_element_id, part.stock
        from part left join (
          select * from fulfilment_stock where sale_element_id = any(${chunk}::int[])
        ) held using (fulfilment_center_id, sale_element_id)
        where part.stock is distinct from held.stock
        on conflict (fulfilment_center_id, sale_element_id) do update set stock = excluded.stock`.execute(trx);
    });
  }
}

/** Query of the stock of each center. Whole units only; the first center gets the rest. */
const divideStock = (
  centers: readonly CatalogueFulfilmentCenter[],
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select fulfilment_center_id, sale_element_id,
    case when position = min(position) over one then stock - sum(units) over one + units else units end::int as stock
  from (
    select c.id as fulfilment_center_id, c.position, s.id as sale_element_id, s.stock, floor(s.stock * r.share)::int as units
    from ${recordset(centers, "code text, share numeric")} join fulfilment_center c on c.code = r.code
      cross join sale_element s
    where s.visible and ${condition}
  ) shared
  window one as (partition by sale_element_id)`;
