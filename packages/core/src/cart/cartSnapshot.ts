import type { CartLineDetails } from "../domain/cart/cart.js";
import { mergeLine, setLineQuantity } from "../domain/cart/cartLines.js";
import type { ShopCents } from "../domain/money/cents.js";
import { type CartMutation, type CartState, initialCart } from "./cartState.js";

/** Visible cart line; `isEstimated` until the backend confirms it. */
export interface VisibleLine<Cents extends number = ShopCents> extends CartLineDetails<Cents> {
  isEstimated: boolean;
}

/** The cart as the page shows it. */
export interface CartSnapshot extends Pick<
  CartState,
  "cartId" | "confirmed" | "status" | "pausedReason" | "error" | "isInitialized" | "isPersisted"
> {
  /** Confirmed lines with all pending mutations applied. The same array until the cart changes. */
  lines: readonly VisibleLine[];
  /** Country whose prices the lines have; undefined when unknown, as after a sign-in. */
  countryId: number | undefined;
  /** Whether the backend has not yet responded to a mutation. */
  isPending: boolean;
  /** Whether prices are estimates: mutations are pending, or the lines have the prices of another country. */
  isEstimated: boolean;
}

type Lines = Pick<CartState, "confirmed" | "queue">;

/**
 * Returns the confirmed lines with all queued mutations applied in order (optimistic update). An added line with the price
 * of another country waits for the backend: its amount may be in another currency.
 */
export function selectLines(state: Lines): readonly VisibleLine[] {
  const { confirmed, queue } = state;
  const countryId = pricedCountry(state);
  const lines = (confirmed?.lines ?? []).map((line): VisibleLine => ({ ...line, isEstimated: false }));
  return queue.reduce<readonly VisibleLine[]>(
    (visible, { mutation }) => applyMutation(visible, mutation, countryId),
    lines,
  );
}

/** Country of the visible prices: that of the confirmed lines, otherwise of the first added line. */
const pricedCountry = ({ confirmed, queue: [first] }: Lines): number | undefined =>
  (!confirmed?.lines.length && first?.mutation.kind === "add" ? first.mutation.preview : confirmed)?.countryId;

const toSnapshot = (
  { cartId, countryId, confirmed, queue, status, pausedReason, error, isInitialized, isPersisted }: CartState,
  lines: readonly VisibleLine[],
): CartSnapshot => ({
  cartId,
  lines,
  countryId: pricedCountry({ confirmed, queue }),
  confirmed,
  isPending: queue.length > 0,
  isEstimated: queue.length > 0 || (lines.length > 0 && countryId !== undefined && confirmed?.countryId !== countryId),
  pausedReason,
  status,
  error,
  isInitialized,
  isPersisted,
});

/** Snapshot before it is known whether a cart exists, and of every server-rendered page. */
export const emptyCart: CartSnapshot = /* @__PURE__ */ toSnapshot(initialCart, []);

/** Returns a function that maps a state to its snapshot; unchanged lines stay the same array. */
export function createSnapshotSelector(): (state: CartState) => CartSnapshot {
  let last = { state: initialCart, snapshot: emptyCart };
  return (state) => {
    if (state !== last.state) {
      const lines = hasSameLines(state, last.state) ? last.snapshot.lines : selectLines(state);
      last = { state, snapshot: toSnapshot(state, lines) };
    }
    return last.snapshot;
  };
}

/** A mutation never changes under its key. */
const hasSameLines = (one: CartState, other: CartState): boolean =>
  one.confirmed === other.confirmed &&
  one.queue.length === other.queue.length &&
  one.queue.every(({ key }, at) => key === other.queue[at]?.key);

/**
 * Applies one mutation to the visible lines; changed lines are estimated. A mutation of an absent line changes nothing, and
 * neither does a new line with the price of another country than `countryId`.
 */
export function applyMutation(
  lines: readonly VisibleLine[],
  mutation: CartMutation,
  countryId?: number,
): readonly VisibleLine[] {
  if (mutation.kind === "clear") return [];
  const before = lines.find(({ variantId }) => variantId === mutation.variantId);
  if (mutation.kind === "add") {
    const own = mutation.preview.countryId;
    if (!before && countryId && own && own !== countryId) return lines;
    const quantity = (before?.quantity ?? 0) + mutation.quantity;
    return markEstimated(lines, mergeLine(lines, { ...createPreviewLine(mutation), quantity }));
  }
  // One line at a time: unconfirmed lines share the placeholder id.
  const change = (line: VisibleLine): VisibleLine[] =>
    mutation.kind === "setQuantity"
      ? setLineQuantity([line], line.cartItemId, mutation.quantity)
      : [{ ...line, fulfilmentCenterId: mutation.fulfilmentCenterId }];
  return markEstimated(
    lines,
    lines.flatMap((line) => (line === before ? change(line) : [line])),
  );
}

const markEstimated = (before: readonly VisibleLine[], after: readonly VisibleLine[]): VisibleLine[] =>
  after.map((line) => (before.includes(line) ? line : { ...line, isEstimated: true }));

/** Placeholder id of a line the backend has not created yet. */
const NO_ITEM_ID = 0;

const createPreviewLine = ({
  preview,
  productId,
  variantId,
  quantity,
}: Extract<CartMutation, { kind: "add" }>): VisibleLine => ({
  ...preview,
  cartItemId: NO_ITEM_ID,
  productId,
  variantId,
  quantity,
  undeliverable: false,
  categoryIds: [],
  isEstimated: true,
});
