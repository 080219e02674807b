import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { centsToUnits } from "../pricing/prices.ts";
import { type QuoteRequest, type QuotedLine, readCartContent } from "./cartContent.ts";
import { removeCoupon, removeLine } from "./cartWrites.ts";
import { roundUpToStep } from "./changeQuantity.ts";

type Trx = Transaction<Tables>;

/** New quantity of a line; 0 when it cannot be sold. */
interface QuantityCorrection {
  quantity: number;
  reason: "stock" | "step";
}

/**
 * `data` of cart/validate without the cart: updates a locked cart and reports changes since its lines were last
 * confirmed; repeating the call reports none. Prices are gross unit prices in the cart's currency.
 */
export async function validateCart(trx: Trx, cartId: number, call: QuoteRequest) {
  const { lines, coupons, quote } = await readCartContent(trx, cartId, call);
  const orphaned = await deleteOrphanedLines(trx, cartId, quote.language);
  const checked = lines.map((line) => ({ ...line, correction: computeCorrection(line) }));
  const removed = checked.filter(({ correction }) => correction?.quantity === 0);
  const remaining = checked.filter(({ correction }) => correction?.quantity !== 0);
  const droppedCoupons = coupons.filter(({ reason }) => reason !== undefined && PERMANENT_REASONS.has(reason));

  for (const { cartItemId } of removed) await removeLine(trx, cartId, cartItemId);
  for (const { cartItemId, correction, catalogueNet } of remaining) {
    await trx
      .updateTable("cart_item")
      .set({ unit_net: catalogueNet, ...(correction && { quantity: correction.quantity }) })
      .where("id", "=", cartItemId)
      .where(({ or, eb }) => or([eb("unit_net", "<>", catalogueNet), sql<boolean>`${correction !== undefined}`]))
      .execute();
  }
  const emptied = remaining.filter(
    ({ centerStock, correction, quantity }) => centerStock !== null && centerStock < (correction?.quantity ?? quantity),
  );
  for (const { cartItemId } of emptied)
    await trx.updateTable("cart_item").set({ fulfilment_center_id: null }).where("id", "=", cartItemId).execute();
  for (const { id } of droppedCoupons) await removeCoupon(trx, cartId, id);

  const notices = {
    removed: [...removed, ...orphaned]
      .map(({ cartItemId, title }) => ({ cartItemId, title }))
      .toSorted((a, b) => a.cartItemId - b.cartItemId),
    price_changed: remaining
      .filter(({ confirmedCents, unitCents }) => confirmedCents !== unitCents)
      .map(({ cartItemId, title, confirmedCents, unitCents }) => ({
        cartItemId,
        title,
        old: centsToUnits(confirmedCents),
        new: centsToUnits(unitCents),
      })),
    quantity_changed: remaining.flatMap(({ cartItemId, title, quantity, correction }) =>
      correction ? [{ cartItemId, title, old: quantity, new: correction.quantity, reason: correction.reason }] : [],
    ),
    centers_removed: emptied.map(({ cartItemId, title }) => ({ cartItemId, title })),
    undeliverable: remaining.filter(({ undeliverable }) => undeliverable).map(({ cartItemId }) => cartItemId),
    coupons_removed: droppedCoupons.map(({ code, reason }) => ({ coupon_code: code, reason })),
  };
  const valid = Object.values(notices).every(({ length }) => length === 0);
  return { valid, ...notices };
}

/** Deletes lines whose variant no longer exists and returns them with their last title. */
async function deleteOrphanedLines(trx: Trx, cartId: number, language: string) {
  const { rows } = await sql<{ cartItemId: number; title: string }>`
    delete from cart_item where cart_id = ${cartId} and sale_element_id is null
    returning id as "cartItemId", coalesce(translated(gone_text, ${language}) ->> 'title', '') as "title"`.execute(trx);
  return rows;
}

/** Permanent reasons; other rejected coupons stay, because cart or time may change. */
const PERMANENT_REASONS: ReadonlySet<string> = new Set(["disabled", "expired", "no_usage_left"]);

/** Rounds up to the step, then down to the stock; `undefined` when the quantity stays. */
function computeCorrection({ quantity, stock, step }: QuotedLine): QuantityCorrection | undefined {
  const requested = roundUpToStep(quantity, step);
  const possible = Math.min(requested, stock - (stock % step));
  if (possible === quantity) return undefined;
  return { quantity: possible, reason: possible < requested ? "stock" : "step" };
}
