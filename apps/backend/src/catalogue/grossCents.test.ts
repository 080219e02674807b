import { grossPrices } from "@shop/testkit/golden/grossPrices";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { db } = await createTestBackend("shop_empty");

test("the database's gross prices are those of the golden table", async () => {
  const nets = grossPrices.map(({ net }) => net);
  const percents = grossPrices.map(({ percent }) => percent);
  const { rows } = await sql<{ net: string; percent: string; grossCents: number }>`
    select net::text as "net", percent::text as "percent", gross_cents(net, percent) as "grossCents"
    from unnest(${nets}::numeric[], ${percents}::numeric[]) with ordinality as priced (net, percent, place)
    order by place
  `.execute(db);
  expect(rows).toEqual(grossPrices);
});
