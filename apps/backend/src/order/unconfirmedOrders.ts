import { type Kysely, sql, type Transaction } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { baseAmount } from "../pricing/priceList.ts";
import { readCountryPrices } from "../pricing/prices.ts";
import type { Tables } from "../platform/db/tables.ts";
import { ApiError } from "../platform/http/apiError.ts";
import { WriteRejection } from "../platform/http/idempotency.ts";
import { enforceRateLimit, mailboxKey } from "../platform/http/rateLimit.ts";
import { PAYMENT_LIFETIME_MS } from "./limits.ts";
import { orderEmail } from "./orderEmail.ts";

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 86_400;

const limit = (fallback: number) => v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), fallback);
/** Settings of scope `shared`; see the guide on running a shop. */
const schema = v.object({
  /** 0: the order is held like a confirmed one. */
  unconfirmed_hold_hours: limit(48),
  unconfirmed_order_pieces: limit(60),
  unconfirmed_order_euros: limit(10_000),
  /**
   * Per IP address, wide because offices and mobile networks share one: within a day, and within half an hour for
   * payments that were not completed.
   */
  unconfirmed_caller_pieces: limit(500),
  unconfirmed_caller_euros: limit(50_000),
  /**
   * Per hour, IP address and mailbox. Below the emails that a mailbox gets in an hour: one caller alone cannot delay
   * those of another.
   */
  unconfirmed_mailbox_orders: limit(15),
  unconfirmed_article_percent: limit(50),
});
type Settings = v.InferOutput<typeof schema>;
/** Held whatever the percentage: small stocks are sold to guests too. */
const ALWAYS_HELD = 10;

/**
 * Limits the stock (services have none) that an unpaid or free order takes until a link mailed to its address is opened,
 * and sets when an unpaid one is canceled. Runs after the stock was taken, so that concurrent orders of an article wait for each other.
 *
 * @throws WriteRejection 409 UNCONFIRMED_ORDER_LIMIT, or FREE_ORDER_LIMIT
 * @throws ApiError 429 for many orders of one caller with one mailbox
 */
export async function limitUnconfirmedOrder(
  deps: Deps,
  trx: Transaction<Tables>,
  orderId: number,
  caller: string,
): Promise<void> {
  const order = await findUnconfirmedOrder(trx, orderId);
  if (order === undefined) return;
  const settings = await readSettings(trx);
  await enforceRateLimit(
    { db: trx, clock: deps.clock },
    { name: "unconfirmed orders", maxAttempts: settings.unconfirmed_mailbox_orders, windowSeconds: 3600 },
    caller,
    mailboxKey(order.email),
  );
  const { rows } = await sql<{ pieces: number; isShort: boolean | null }>`
    select coalesce(sum(line.quantity), 0)::int as pieces, bool_or(
      line.quantity + held.pieces >
        greatest(${ALWAYS_HELD}, (element.stock + line.quantity + held.pieces) * ${settings.unconfirmed_article_percent} / 100)
    ) as "isShort"
    from order_line line
    join sale_element element on element.id = line.sale_element_id
    join product on product.id = element.product_id and product.kind <> 'service'
    cross join lateral (
      select coalesce(sum(other.quantity), 0)::int as pieces
      from orders join order_line other on other.order_id = orders.id
      where orders.confirm_until is not null and orders.status = 'not_paid' and other.sale_element_id = element.id
    ) held
    where line.order_id = ${orderId}`.execute(trx);
  const { pieces = 0, isShort = false } = rows[0] ?? {};
  const euros = await readEuros(trx, order);
  const isFree = order.total_cents === 0;
  if (pieces > settings.unconfirmed_order_pieces || euros > settings.unconfirmed_order_euros)
    throw limitRejection(isFree);
  if (isShort === true) throw reportedRejection(deps.log, "article", { orderId, isFree });
  await limitCaller(deps, trx, settings, {
    caller,
    orderId,
    isFree,
    pieces,
    euros,
    name: "unconfirmed",
    windowSeconds: DAY_SECONDS,
  });
  const hours = settings.unconfirmed_hold_hours;
  // A free order is paid: it takes stock for good and waits for no confirmation.
  if (hours === 0 || isFree) return;
  const confirm_until = new Date(deps.clock().getTime() + hours * HOUR_MS);
  await trx.updateTable("orders").set({ confirm_until }).where("id", "=", orderId).execute();
}

/**
 * Limits the stock that unfinished payments of one caller hold: each releases it only after its lifetime, and another
 * one could follow at once.
 *
 * @throws WriteRejection 409 UNCONFIRMED_ORDER_LIMIT
 */
export async function limitOpenPayment(
  deps: Deps,
  trx: Transaction<Tables>,
  orderId: number,
  caller: string,
): Promise<void> {
  const order = await findUnconfirmedOrder(trx, orderId);
  if (order === undefined) return;
  const { pieces } = await trx
    .selectFrom("order_line as line")
    .innerJoin("product", "product.id", "line.product_id")
    .select(({ fn }) => fn.coalesce(fn.sum<number>("line.quantity"), sql<number>`0`).as("pieces"))
    .where("line.order_id", "=", orderId)
    .where("product.kind", "<>", "service")
    .executeTakeFirstOrThrow();
  await limitCaller(deps, trx, await readSettings(trx), {
    caller,
    orderId,
    isFree: false,
    pieces,
    euros: await readEuros(trx, order),
    name: "open payment",
    windowSeconds: PAYMENT_LIFETIME_MS / 1000,
  });
}

/** The limits are in the base currency. */
const readEuros = async (trx: Transaction<Tables>, order: { total_cents: number; country_id: number }) =>
  Math.ceil(baseAmount(order.total_cents, (await readCountryPrices(trx, order.country_id))?.priceList) / 100);

/** Undefined for a customer whose mailbox is confirmed. */
const findUnconfirmedOrder = (trx: Transaction<Tables>, orderId: number) =>
  trx
    .selectFrom("orders")
    .innerJoin("customer", "customer.id", "orders.customer_id")
    .select(["orders.total_cents", "orders.country_id", orderEmail().as("email")])
    .where("orders.id", "=", orderId)
    .where("customer.email_confirmed_at", "is", null)
    .executeTakeFirst();

interface LimitedOrder {
  orderId: number;
  /** Nothing is to be paid, so paying online is no way out. */
  isFree: boolean;
}

async function limitCaller(
  { clock, log }: Deps,
  trx: Transaction<Tables>,
  settings: Settings,
  order: LimitedOrder & { caller: string; pieces: number; euros: number; name: string; windowSeconds: number },
): Promise<void> {
  const { caller, orderId, isFree, pieces, euros, name, windowSeconds } = order;
  const limits = [
    [`${name} pieces`, settings.unconfirmed_caller_pieces, pieces],
    [`${name} euros`, settings.unconfirmed_caller_euros, euros],
  ] as const;
  for (const [limitName, maxAttempts, amount] of limits) {
    const counted = { name: limitName, maxAttempts, windowSeconds, amount };
    await enforceRateLimit({ db: trx, clock }, counted, caller).catch((error: unknown) => {
      throw error instanceof ApiError ? reportedRejection(log, "caller", { orderId, isFree }) : error;
    });
  }
}

/**
 * The link of an order email was opened: the customer's orders are held like any other. Confirms no account: the reader
 * of the mailbox need not be the one who registered its address.
 */
export async function confirmOrders(db: Kysely<Tables>, customerId: number, now: Date): Promise<void> {
  await db
    .updateTable("customer")
    .set({ email_confirmed_at: now })
    .where("id", "=", customerId)
    .where("guest", "=", true)
    .where("email_confirmed_at", "is", null)
    .execute();
  await db
    .updateTable("orders")
    .set({ confirm_until: null })
    .where("customer_id", "=", customerId)
    .where("confirm_until", "is not", null)
    .execute();
}

/** One message for all limits: it tells what to do, and an attacker learns no threshold. */
const limitRejection = (isFree: boolean): WriteRejection =>
  new WriteRejection({
    status: 409,
    body: isFree
      ? {
          error: "These are too many free items without a confirmed e-mail address. Please sign in with one.",
          code: "FREE_ORDER_LIMIT",
        }
      : {
          error:
            "This order is too large to be held without payment. Please pay online, or sign in with a confirmed e-mail address.",
          code: "UNCONFIRMED_ORDER_LIMIT",
        },
  });

function reportedRejection(
  log: Deps["log"],
  reached: "article" | "caller",
  { orderId, isFree }: LimitedOrder,
): WriteRejection {
  log.error({ reached, orderId }, "unpaid orders of unconfirmed customers have reached a limit");
  return limitRejection(isFree);
}

async function readSettings(db: Kysely<Tables>): Promise<Settings> {
  const rows = await db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("scope", "=", "shared")
    .where("name", "in", Object.keys(schema.entries))
    .execute();
  return v.parse(schema, Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}
