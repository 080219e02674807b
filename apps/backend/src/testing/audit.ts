import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";

/** Stock of a variant at a time: at the opening, or when it was counted. */
export interface CountedStock {
  id: number;
  stock: number;
  at: Date;
}

/** State before the audited orders. */
export interface Opening {
  stock: CountedStock[];
  lastOrderId: number;
}

/** Statements of the clients, which the database has to keep. */
export interface Claims {
  /** Orders that a shopper saw placed; `isPaid`: shown as paid as well. */
  orders: { orderId: number; cartId: number; totalCents: number; isPaid: boolean }[];
  /** Carts with the quantities of all accepted mutations, by variant. */
  carts: { cartId: number; lines: { variantId: number; quantity: number }[] }[];
  /** References of receipts of withdrawals. */
  withdrawals: string[];
  /** Number of times that the mail server accepted each email, by its id in the outbox. */
  deliveries: { id: number; times: number }[];
  /** Crashes of a process that sends emails, or of its database: each may deliver one email again. */
  crashes: number;
}

export interface Fault {
  check: string;
  row: Record<string, unknown>;
}

/** Sets the stock of all variants, at least to what their centres hold, and reads the books before the first order. */
export async function openAudit(db: Db, stockOf: (variantId: number) => number, at = new Date()): Promise<Opening> {
  const { rows: variants } = await sql<{ id: number; held: number }>`
    select id, (select coalesce(sum(stock), 0) from fulfilment_stock f where f.sale_element_id = s.id)::int as held
    from sale_element s order by id`.execute(db);
  const stock = variants.map(({ id, held }) => ({ id, stock: Math.max(stockOf(id), held), at }));
  await sql`
    update sale_element set stock = r.stock from ${recordset(stock, "id int, stock int")} where r.id = sale_element.id`.execute(
    db,
  );
  const last = await db.selectFrom("orders").select("id").orderBy("id", "desc").executeTakeFirst();
  return { stock, lastOrderId: last?.id ?? 0 };
}

const recordset = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;

const TAKEN_AT = sql.raw("coalesce(o.stock_taken_at, o.placed_at)");

/** SQL: units of the variant `r` that orders took since its count, less those that came back. */
const unitsMoved = (until: Date): RawBuilder<number> => sql`coalesce((
  select sum(case when ${TAKEN_AT} > r.at and ${TAKEN_AT} <= ${until} then -line.quantity else 0 end
    + (select coalesce(sum(quantity), 0) from restock
      where order_line_id = line.id and returned_at > r.at and returned_at <= ${until}))
  from order_line line join orders o on o.id = line.order_id where line.sale_element_id = r.id), 0)::int`;

/** Returns the stock at a time, as a count in the warehouse would find it. */
export async function countStock(db: Db, counted: readonly CountedStock[], at: Date): Promise<CountedStock[]> {
  const { rows } = await sql<CountedStock>`
    select r.id, r.stock + ${unitsMoved(at)} as stock, ${at}::timestamptz as at
    from ${recordset(counted, "id int, stock int, at timestamptz")}`.execute(db);
  return rows;
}

const END = new Date("9999-01-01T00:00:00Z");
const SETTLED = sql.raw("('paid', 'processing', 'sent', 'delivered', 'refunded')");
const OFFLINE = sql.raw("('Vorkasse', 'Nachnahme')");

/** SQL: orders since the opening, with the sums of their documents and of the bank. */
const ledger = ({ lastOrderId }: Opening): RawBuilder<unknown> => sql`(
  select o.*, method.code, method.code not in ${OFFLINE} as has_provider, o.status in ${SETTLED} as is_settled,
    coalesce(taken.cents, 0) - coalesce(returned.cents, 0) as bank_cents,
    coalesce(refunds.cents, 0) as refund_cents, coalesce(refunds.bank_cents, 0) as bank_refund_cents,
    coalesce(invoices.number, 0) as invoices, coalesce(invoices.cents, 0) as invoice_cents,
    coalesce(credits.cents, 0) as credit_cents, sent.order_id is not null as was_sent
  from orders o join payment_method method on method.id = o.payment_method_id
    left join (select order_ref, sum(amount_cents) as cents from testbank_session where state in ('paid', 'refunded') group by 1)
      taken on taken.order_ref = o.ref
    left join (select order_ref, sum(r.amount_cents) as cents from testbank_refund r
      join testbank_session b on b.id = r.session group by 1) returned on returned.order_ref = o.ref
    left join (select order_id, sum(amount_cents) as cents, sum(amount_cents) filter (where payment_id is not null) as bank_cents
      from refund group by 1) refunds on refunds.order_id = o.id
    left join (select order_id, count(*) as number, sum((content->>'totalCents')::int) as cents from invoice group by 1)
      invoices on invoices.order_id = o.id
    left join (select order_id, sum((content->>'totalCents')::int) as cents from credit_note group by 1)
      credits on credits.order_id = o.id
    left join (select distinct order_id from order_event where to_status = 'sent') sent on sent.order_id = o.id
  where o.id > ${lastOrderId})`;

/** SQL: emails that an order has to have. */
const requiredMails = (opening: Opening): RawBuilder<unknown> => sql`(
  select id, ref, 'order-received' as kind from ${ledger(opening)} o where is_settled or not has_provider
  union all select id, ref, 'order-paid' from ${ledger(opening)} o where is_settled and code <> 'Nachnahme'
  union all select id, ref, 'order-sent' from ${ledger(opening)} o where was_sent
  union all select o.id, o.ref, 'order-refunded-' || r.id from orders o join refund r on r.order_id = o.id
    where r.done_at is not null and o.id > ${opening.lastOrderId})`;

const gaps = (series: "invoice" | "credit_note"): RawBuilder<Record<string, unknown>> => sql`
  select ${series}::text as series, country, year, min(serial) as first, max(serial) as last, count(*)::int as documents,
    count(distinct serial)::int as numbers, max(s.last) as drawn
  from ${sql.table(series)} d full join ${sql.table(`${series}_series`)} s using (country, year)
  group by country, year
  having min(serial) is distinct from 1 or count(distinct serial) <> count(*) or max(serial) <> count(*)
    or max(s.last) is distinct from count(*)`;

type Check = (opening: Opening, claims: Claims) => RawBuilder<Record<string, unknown>>;

/** Each query returns the rows that contradict the books. */
export const CHECKS: Readonly<Record<string, Check>> = {
  "stock differs from sales": ({ stock }) => sql`
    select s.id, s.ref, r.stock as counted, ${unitsMoved(END)} as moved, s.stock
    from ${recordset(stock, "id int, stock int, at timestamptz")} left join sale_element s on s.id = r.id
    where s.stock is distinct from r.stock + ${unitsMoved(END)} or s.stock < 0`,
  "centres hold more than the stock": () => sql`
    select s.ref, s.stock, sum(f.stock)::int as held from fulfilment_stock f join sale_element s on s.id = f.sale_element_id
    group by s.id having sum(f.stock) > s.stock`,
  "order returned its items, or kept them, against its status": (opening) => sql`
    select o.ref, o.status, line.id, line.quantity, back.units, back.without_refund
    from ${ledger(opening)} o join order_line line on line.order_id = o.id, lateral (
      select coalesce(sum(quantity), 0)::int as units,
        coalesce(sum(quantity) filter (where refund_id is null), 0)::int as without_refund
      from restock where order_line_id = line.id
    ) back
    where (o.status = 'canceled' and back.units < line.quantity)
      or (o.status not in ('canceled', 'refunded') and back.without_refund > 0)`,
  "order is incomplete": (opening) => sql`
    select ref, status, goods_cents, total_cents from ${ledger(opening)} o
    where not exists (select from order_line where order_id = o.id)
      or status is distinct from (select to_status from order_event where order_id = o.id order by id desc limit 1)
      or goods_cents is distinct from (select sum(quantity * unit_cents) from order_line where order_id = o.id)
      or total_cents <> goods_cents - discount_cents + postage_cents + fee_cents`,
  "cart was ordered twice": () => sql`
    select cart_id, array_agg(ref order by id) as refs from orders where status <> 'canceled' group by cart_id having count(*) > 1`,
  "confirmed order is lost or differs": (_, { orders }) => sql`
    select r.*, o.status, o.total_cents
    from ${recordset(orders, `"orderId" int, "cartId" int, "totalCents" int, "isPaid" boolean`)}
    left join orders o on o.id = r."orderId" and o.cart_id = r."cartId"
    where o.total_cents is distinct from r."totalCents" or (r."isPaid" and o.status not in ${SETTLED})`,
  "cart differs from its accepted mutations": (_, { carts }) => sql`
    with claimed as (
      select cart."cartId" as cart, line."variantId" as variant, line.quantity
      from jsonb_to_recordset(${JSON.stringify(carts)}::jsonb) as cart("cartId" int, lines jsonb)
        cross join jsonb_to_recordset(cart.lines) as line("variantId" int, quantity int)
    ), held as (
      select cart_id as cart, sale_element_id as variant, sum(quantity)::int as quantity from cart_item
      where cart_id = any(${carts.map(({ cartId }) => cartId)}::int[]) group by 1, 2
    )
    select cart, variant, claimed.quantity as accepted, held.quantity as held
    from claimed full join held using (cart, variant) where claimed.quantity is distinct from held.quantity`,
  "order differs from its cart": (opening) => sql`
    with ordered as (
      select order_id, sale_element_id as variant, sum(quantity)::int as quantity from order_line group by 1, 2
    ), held as (
      select o.id as order_id, item.sale_element_id as variant, sum(item.quantity)::int as quantity
      from orders o join cart_item item using (cart_id) group by 1, 2
    )
    select ref, variant, ordered.quantity as ordered, held.quantity as held
    from ordered full join held using (order_id, variant) join ${ledger(opening)} o on o.id = order_id
    where o.status <> 'canceled' and ordered.quantity is distinct from held.quantity`,
  "bank holds another sum than the order": (opening) => sql`
    select ref, status, total_cents, bank_refund_cents, bank_cents from ${ledger(opening)} o
    where has_provider and bank_cents <> case when is_settled then total_cents - bank_refund_cents else 0 end`,
  "payment differs from its order": (opening) => sql`
    select o.ref, o.status, o.total_cents, array_agg(p.status || ' ' || p.amount_cents) as payments
    from ${ledger(opening)} o left join payment p on p.order_id = o.id where has_provider
    group by o.ref, o.status, o.total_cents, is_settled
    having count(*) filter (where p.status = 'open' or p.status = 'refund_due') > 0
      or (is_settled and count(*) filter (where p.status in ('paid', 'refunded') and p.amount_cents = o.total_cents) <> 1)`,
  "refund is unfinished or too high": (opening) => sql`
    select ref, status, total_cents, refund_cents from ${ledger(opening)} o
    where refund_cents > total_cents or (status = 'refunded' and refund_cents <> total_cents)
      or exists (select from refund r where r.order_id = o.id and r.done_at is null)`,
  "numbers of invoices have a gap or repeat": () => gaps("invoice"),
  "numbers of credit notes have a gap or repeat": () => gaps("credit_note"),
  "invoice is missing, doubled or differs": (opening) => sql`
    select ref, status, total_cents, invoices::int, invoice_cents from ${ledger(opening)} o
    where invoices > 1 or (invoices = 1 and invoice_cents <> total_cents)
      or (invoices = 0 and (was_sent or (is_settled and code <> 'Nachnahme')))`,
  "credit notes differ from refunds": (opening) => sql`
    select ref, status, refund_cents, credit_cents from ${ledger(opening)} o
    where invoices = 1 and -credit_cents <> case when status = 'canceled' then invoice_cents else refund_cents end`,
  "email is missing": (opening) => sql`
    select needed.ref, needed.kind from ${requiredMails(opening)} needed
    where not exists (select from mail_outbox m where m.order_id = needed.id and m.kind = needed.kind)`,
  "email is doubled": (opening) => sql`
    select order_id, withdrawal_id, kind, count(*)::int as times from mail_outbox
    where order_id > ${opening.lastOrderId} or withdrawal_id is not null group by 1, 2, 3 having count(*) > 1`,
  "email is not sent, or was sent and did not arrive": (_, { deliveries }) => sql`
    select m.id, m.kind, m.attempts, m.sent_at, r.times from mail_outbox m
    full join ${recordset(deliveries, "id int, times int")} on r.id = m.id
    where m.id is null or m.sent_at is null or r.times is null`,
  "email arrived again without a crash": (_, { deliveries, crashes }) => {
    const again = deliveries.filter(({ times }) => times > 1);
    const extra = again.reduce((sum, { times }) => sum + times - 1, 0);
    return sql`select r.id, r.times from ${recordset(extra > crashes ? again : [], "id int, times int")}`;
  },
  "withdrawal is lost or doubled": (_, { withdrawals }) => sql`
    select reference, count(w.id)::int as times from unnest(${withdrawals}::text[]) as told(reference)
    left join withdrawal w using (reference) group by 1 having count(w.id) <> 1`,
};

/** Compares the books of a shop with each other, with the test bank, and with the claims of its clients. */
export async function audit(db: Db, opening: Opening, claims: Claims): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [check, query] of Object.entries(CHECKS)) {
    const { rows } = await query(opening, claims).execute(db);
    faults.push(...rows.map((row) => ({ check, row })));
  }
  return faults;
}

/** Returns the sums of the books, by name. */
export async function readSums(db: Db, opening: Opening): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as "orders", count(*) filter (where is_settled)::int as "orders paid",
      count(*) filter (where status = 'canceled')::int as "orders canceled",
      count(*) filter (where status = 'refunded')::int as "orders refunded",
      coalesce(sum(total_cents) filter (where is_settled), 0)::float as "cents of paid orders",
      coalesce(sum(refund_cents), 0)::float as "cents refunded",
      coalesce(sum(bank_cents), 0)::float as "cents at the bank",
      coalesce(sum(total_cents - refund_cents) filter (where is_settled and not has_provider), 0)::float as "cents by transfer and cash",
      sum(invoices)::int as "invoices",
      (select count(*)::int from credit_note where order_id > ${opening.lastOrderId}) as "credit notes",
      (select coalesce(sum(quantity), 0)::int from order_line where order_id > ${opening.lastOrderId}) as "units ordered",
      (select coalesce(sum(quantity), 0)::int from order_line l join orders r on r.id = l.order_id
        where r.id > ${opening.lastOrderId} and restocked_at is not null) as "units returned",
      (select count(*)::int from mail_outbox) as "emails",
      (select deadlocks::int from pg_stat_database where datname = current_database()) as "deadlocks"
    from ${ledger(opening)} o`.execute(db);
  return rows[0] ?? {};
}
