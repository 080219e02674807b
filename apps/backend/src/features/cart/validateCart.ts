import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { euro } from "../../dialects/euro.ts";
import { type QuoteCall, type QuotedLine, readCartContent } from "./cartContent.ts";
import { cartRow } from "./cartRow.ts";
import { removeCoupon, removeLine } from "./cartWrites.ts";
import { toStep } from "./quantity.ts";

type Trx = Transaction<Tables>;

/** New quantity of a line; 0 when it cannot be sold. */
interface Correction {
  quantity: number;
  reason: "stock" | "step";
}

/**
 * `data` of cart/validate: updates a locked cart and reports changes since its lines were last confirmed; repeating the
 * call reports none. Prices are gross unit prices in euro.
 */
export async function validateCart(trx: Trx, cartId: number, call: QuoteCall) {
  const { lines, coupons, quoted } = await readCartContent(trx, cartId, call);
  const gone = await takeGoneLines(trx, cartId, quoted.language);
  const judged = lines.map((line) => ({ ...line, correction: correctionOf(line) }));
  const removed = judged.filter(({ correction }) => correction?.quantity === 0);
  const kept = judged.filter(({ correction }) => correction?.quantity !== 0);
  const dead = coupons.filter(({ reason }) => reason !== undefined && DEAD.has(reason));

  for (const { cartItemId } of removed) await removeLine(trx, cartId, cartItemId);
  for (const { cartItemId, correction, unitNet } of kept) {
    await trx
      .updateTable("cart_item")
      .set({ unit_net: unitNet, ...(correction && { quantity: correction.quantity }) })
      .where("id", "=", cartItemId)
      .where(({ or, eb }) => or([eb("unit_net", "<>", unitNet), sql<boolean>`${correction !== undefined}`]))
      .execute();
  }
  for (const { id } of dead) await removeCoupon(trx, cartId, id);

  const notices = {
    removed: [...removed, ...gone]
      .map(({ cartItemId, title }) => ({ cartItemId, title }))
      .toSorted((a, b) => a.cartItemId - b.cartItemId),
    price_changed: kept
      .filter(({ shownCents, unitCents }) => shownCents !== unitCents)
      .map(({ cartItemId, title, shownCents, unitCents }) => ({
        cartItemId,
        title,
        old: euro(shownCents),
        new: euro(unitCents),
      })),
    quantity_changed: kept.flatMap(({ cartItemId, title, quantity, correction }) =>
      correction ? [{ cartItemId, title, old: quantity, new: correction.quantity, reason: correction.reason }] : [],
    ),
    undeliverable: kept.filter(({ undeliverable }) => undeliverable).map(({ cartItemId }) => cartItemId),
    coupons_removed: dead.map(({ code, reason }) => ({ coupon_code: code, reason })),
  };
  const valid = Object.values(notices).every(({ length }) => length === 0);
  return { valid, ...notices, cart: cartRow(await readCartContent(trx, cartId, call)) };
}

/** Deletes lines whose variant no longer exists and returns them with their last title. */
async function takeGoneLines(trx: Trx, cartId: number, language: string) {
  const { rows } = await sql<{ cartItemId: number; title: string }>`
    delete from cart_item where cart_id = ${cartId} and sale_element_id is null
    returning id as "cartItemId", coalesce(translated(gone_text, ${language}) ->> 'title', '') as "title"`.execute(trx);
  return rows;
}

/** Permanent reasons; other rejected coupons stay, because cart or time may change. */
const DEAD: ReadonlySet<string> = new Set(["disabled", "expired", "no_usage_left"]);

/** Rounds up to the step, then down to the stock; `undefined` when the quantity stays. */
function correctionOf({ quantity, stock, step }: QuotedLine): Correction | undefined {
  const asked = toStep(quantity, step);
  const possible = Math.min(asked, stock - (stock % step));
  if (possible === quantity) return undefined;
  return { quantity: possible, reason: possible < asked ? "stock" : "step" };
}
