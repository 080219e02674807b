import type { Cart, CartCoupon, CartLineDetails } from "../domain/cart/cart.js";
import { parseCartId } from "../domain/cart/cartId.js";
import type { CartMutation, CartPreview, CartRequest, QueuedMutation, CartState, StoredCart } from "./cartState.js";
import type { KeyValueStorage } from "../environment/environment.js";
import { parseStored, count, flag, number, positive, text, wholeNumber } from "../store/storedValue.js";
import { createSchema, oneOf, picklist, safeParse, type Schema } from "../wire/createSchema.js";
import { ShopError } from "../shared/shopError.js";
import { array, optional, orUndefined, row } from "../wire/row.js";

/** One stored value: equal text yields the same object, and an unchanged object is not written again. */
interface Slot<T> {
  read(): T | undefined;
  write(value: T | undefined): boolean;
}

/** Persists the cart. Each action has its own key, so that tabs that write at once do not overwrite each other. */
export function createCartStorage(
  storage: KeyValueStorage,
  /** Called for a stored cart id that is none. */
  onInvalidId?: () => void,
): {
  read(): StoredCart;
  /** Writes what differs from the last read or write; returns whether anything did. */
  save(state: CartState): boolean;
  /** Keeps the stored id for the order result page, but no longer reads it as the cart. */
  retainId(): void;
} {
  function slot<T>(
    name: string,
    parse: (printed: string) => T | undefined,
    print: (value: T) => string = String,
    onInvalid?: () => void,
  ): Slot<T> {
    let last: string | undefined;
    let value: T | undefined;
    return {
      read() {
        const found = storage.get(name);
        if (found !== last) {
          last = found;
          value = found === undefined ? undefined : parse(found);
        }
        if (found !== undefined && value === undefined) {
          storage.remove(name);
          last = undefined;
          onInvalid?.();
        }
        return value;
      },
      write(next) {
        if (next === value) return false;
        const printed = next === undefined ? undefined : print(next);
        value = next;
        if (printed === last) return false;
        last = printed;
        if (printed === undefined) storage.remove(name);
        else storage.set(name, printed);
        return true;
      },
    };
  }

  const json = <T>(name: string, schema: Schema<T>): Slot<T> =>
    slot(name, (printed) => parseStored(schema, printed), JSON.stringify);

  const cartId = slot("cart_id", parseCartId, String, onInvalidId);
  const token = slot("cart_token", String);
  /** Id of an ended cart, while it stays stored. */
  const endedId = slot("cart_over", parseCartId);
  const generation = slot("cart_generation", parseCount);
  const items = json("cart_items", confirmedSchema);
  const sending = json("cart_sending", requestSchema);
  const actions = new Map<string, Slot<QueuedMutation>>();
  const actionSlot = (key: string): Slot<QueuedMutation> => {
    const found = actions.get(key) ?? json(ACTION_PREFIX + key, entrySchema);
    actions.set(key, found);
    return found;
  };
  let saved: { version: number; cart: CartState["confirmed"] } | undefined;

  function readQueue(): QueuedMutation[] {
    const keys = storage.keys(ACTION_PREFIX).map((key) => key.slice(ACTION_PREFIX.length));
    for (const key of actions.keys()) if (!keys.includes(key)) actions.delete(key);
    return keys
      .flatMap((key) => actionSlot(key).read() ?? [])
      .toSorted((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1));
  }

  return {
    read() {
      const storedId = cartId.read() ?? 0;
      const isEnded = storedId === endedId.read();
      const secret = token.read();
      saved = items.read();
      return {
        generation: generation.read(),
        cartId: isEnded ? 0 : storedId,
        token: isEnded ? undefined : secret,
        confirmed: saved?.cart,
        version: saved?.version ?? 0,
        queue: readQueue(),
        inFlight: sending.read(),
      };
    },
    save(state) {
      const { confirmed, version } = state;
      if (saved?.version !== version || saved.cart !== confirmed) saved = { version, cart: confirmed };
      const isKept = state.cartId === 0 && endedId.read() !== undefined;
      const isBlank = state.cartId === 0 && version === 0 && state.queue.length === 0 && state.generation === 0;
      const queued = new Set(state.queue.map(({ key }) => key));
      const obsolete = [...actions].filter(([key]) => !queued.has(key)).toReversed();
      // The order matters for a page that closes midway and for tabs that read meanwhile: an action never appears
      // without its cart or without the request that covers it. Repeating a key is harmless.
      return [
        !isBlank && generation.write(state.generation),
        !isKept && cartId.write(state.cartId > 0 ? state.cartId : undefined),
        !isKept && token.write(state.token),
        !isKept && endedId.write(undefined),
        !isBlank && items.write(saved),
        state.inFlight !== undefined && sending.write(state.inFlight),
        ...state.queue.map((entry) => actionSlot(entry.key).write(entry)),
        ...obsolete.map(([, action]) => action.write(undefined)),
        sending.write(state.inFlight),
      ].includes(true);
    },
    retainId: () => void endedId.write(cartId.read()),
  };
}

const ACTION_PREFIX = "cart_action:";

const parseCount = (value: string): number | undefined => (/^\d{1,15}$/.test(value) ? Number(value) : undefined);

/** Schemas of the stored cart: storage is as untrusted as the network. */

const key = createSchema("a key", (value) =>
  typeof value === "string" && /^[\w-]{1,128}$/.test(value) ? value : undefined,
);

const picture = row({
  base: text,
  widths: array(count),
  width: count,
  height: count,
  alt: text,
  visible: flag,
  position: number,
  colorId: orUndefined(wholeNumber),
  view: text,
});

const previewFields = {
  title: text,
  ref: text,
  url: text,
  brand: text,
  picture: orUndefined(picture),
  color: text,
  size: text,
  unitCents: wholeNumber,
  compareAtCents: orUndefined(wholeNumber),
  vatPercent: number,
  step: count,
  stock: wholeNumber,
  freight: flag,
  weightGrams: optional(count),
};
const preview: Schema<CartPreview> = row({ ...previewFields, countryId: optional(positive) });

const mutationSchemas = {
  add: row({ kind: picklist(["add"]), variantId: positive, productId: positive, quantity: positive, preview }),
  setQuantity: row({ kind: picklist(["setQuantity"]), variantId: positive, quantity: wholeNumber }),
  setFulfilmentCenter: row({
    kind: picklist(["setFulfilmentCenter"]),
    variantId: positive,
    fulfilmentCenterId: orUndefined(positive),
  }),
  clear: row({ kind: picklist(["clear"]) }),
};
const mutation = oneOf<CartMutation>("a mutation", ...Object.values(mutationSchemas));

/** A mutation that storage would not restore must not enter the queue. @throws ShopError INVALID_INPUT */
export function parseMutation(input: CartMutation): CartMutation {
  const result = safeParse<CartMutation>(mutationSchemas[input.kind], input);
  if (result.success) return result.output;
  const { issue } = result;
  const at = issue.path?.map((part) => part.key).join(".") ?? "cart";
  throw new ShopError("INVALID_INPUT", {
    details: { at, expected: issue.expected ?? "", received: issue.received },
  });
}

const entrySchema: Schema<QueuedMutation> = row({
  key,
  mutation,
  submittedAtMs: number,
  position: count,
  generation: count,
  isMoved: flag,
});

const requestSchema: Schema<CartRequest> = row({
  key,
  mutationKeys: array(key),
  generation: count,
  cartId: count,
  token: orUndefined(text),
  countryId: count,
  cartItemId: count,
  mutation,
});

const line: Schema<CartLineDetails> = row({
  ...previewFields,
  cartItemId: positive,
  productId: positive,
  variantId: positive,
  quantity: count,
  undeliverable: flag,
  categoryIds: array(wholeNumber),
  fulfilmentCenterId: orUndefined(positive),
});

const coupon: Schema<CartCoupon> = row({
  code: text,
  title: text,
  discountCents: wholeNumber,
  freeShipping: flag,
  freeShippingCountryIds: optional(array(positive)),
  freeShippingMethodIds: optional(array(positive)),
  reason: text,
  amountCents: orUndefined(wholeNumber),
  percent: orUndefined(number),
  minSubtotalCents: wholeNumber,
  appliesToPromotions: flag,
  variantIds: orUndefined(array(positive)),
});

const cart: Schema<Cart> = row({
  id: positive,
  currency: text,
  countryId: optional(positive),
  lines: array(line),
  discountCents: wholeNumber,
  coupons: optional(array(coupon)),
  token: orUndefined(text),
});

const confirmedSchema: Schema<{ version: number; cart: Cart | undefined }> = row({
  version: count,
  cart: orUndefined(cart),
});
