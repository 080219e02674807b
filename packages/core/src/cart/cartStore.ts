import { type ProductCard, type Variant, primaryImage } from "../domain/catalogue/product.js";
import { decreaseLine, toQuantityStep } from "../domain/cart/cartLines.js";
import { ShopError } from "../shared/shopError.js";
import type { Store } from "../store/createStore.js";
import type { CartCalls } from "./cartCalls.js";
import type { CartEngine } from "./cartEngine.js";
import type { CartMutation, CartPreview } from "./cartState.js";
import { type CartSnapshot, createSnapshotSelector, type VisibleLine } from "./cartSnapshot.js";
import { parseMutation } from "./cartStorage.js";

/** Product that can be added to the cart. */
export type CartProduct = ProductCard & { weightKg?: number | undefined };

/** Variant of a product with the data its line shows until the backend responds. A line of a cart is one. */
export interface CartItem extends CartPreview {
  productId: number;
  variantId: number;
}

/** Options of `cart.add`. */
export interface AddToCartOptions {
  /** Rounded up to the quantity step; default: one step, the minimum order quantity. */
  quantity?: number | undefined;
  /** Default: the default variant of the product. */
  variant?: Variant | undefined;
  /** Variant whose data is not loaded: the line shows the product's data until the backend responds. */
  variantId?: number | undefined;
  /** VAT percent in the price; default: that of the product, else 0 until the backend responds. */
  vatPercent?: number | undefined;
}

/**
 * The cart: optimistic, persisted, and shared by all tabs. A change shows at once, is stored, and is sent in order; it
 * is rolled back when the backend rejects it. Without a connection it stays queued, across reloads as well.
 */
export interface CartLineStore extends Store<CartSnapshot> {
  /**
   * Adds a product, or a line that was removed before.
   *
   * @throws ShopError QUANTITY_INVALID for a quantity that is not a whole number of 1 or more, INVALID_INPUT for data
   * that is not a product's; nothing is queued then
   * @example
   * shop.cart.add(chair, { quantity: 2 });
   */
  add(product: CartProduct | CartItem, options?: AddToCartOptions): void;
  /**
   * Sets the quantity of a line, rounded up to its step; 0 or below removes the line.
   * @throws ShopError QUANTITY_INVALID for a quantity that is not a whole number, INVALID_INPUT for an invalid id
   */
  setQuantity(variantId: number, quantity: number): void;
  /**
   * Decreases the quantity of a line by at least one step; below 1 the line is removed.
   * @throws ShopError QUANTITY_INVALID unless `by` is a whole number of 1 or more
   */
  decrease(variantId: number, by?: number): void;
  remove(variantId: number): void;
  clear(): void;
  /** Sets the place that ships or hands out a line; undefined allows any. */
  setFulfilmentCenter(variantId: number, fulfilmentCenterId: number | undefined): void;
  /** Reloads the cart from the backend, for example after the page returned from the back-forward cache. */
  refresh(): Promise<void>;
  /**
   * Resolves once all mutations are confirmed or rejected, with the prices of the country.
   * @throws ShopError with the code that keeps one pending: NETWORK, TIMEOUT, …; NOT_STARTED before a start
   */
  whenSynced(): Promise<void>;
  clearError(): void;
}

/** The cart with its calls. */
export interface CartStore extends CartLineStore, CartCalls {}

export function createCartStore(engine: CartEngine): CartLineStore {
  const { clock, random } = engine.environment;
  const select = createSnapshotSelector();
  const getSnapshot = (): CartSnapshot => select(engine.getSnapshot());

  function submit(mutation: CartMutation): void {
    const submitted = { key: random.key(), mutation: parseMutation(mutation) };
    // Other tabs may have changed the cart, and one that is not started has not read it yet.
    engine.read();
    engine.send({ type: "submitted", ...submitted, now: clock.now() });
  }

  function findLine(variantId: number): VisibleLine | undefined {
    engine.read();
    return getSnapshot().lines.find((line) => line.variantId === variantId);
  }

  function setQuantity(variantId: number, quantity: number): void {
    assertQuantity(quantity);
    const step = findLine(variantId)?.step ?? 1;
    submit({ kind: "setQuantity", variantId, quantity: quantity > 0 ? toQuantityStep(quantity, step).quantity : 0 });
  }

  return {
    getSnapshot,
    subscribe: engine.subscribe,
    add(product, options = {}) {
      const item = readItem(product, options);
      const preview = { ...item, countryId: item.countryId ?? engine.countryId() };
      const { productId, variantId, step } = item;
      const { quantity = step } = options;
      assertQuantity(quantity, 1);
      submit({ kind: "add", productId, variantId, quantity: toQuantityStep(quantity, step).quantity, preview });
    },
    setQuantity,
    decrease(variantId, by = 1) {
      assertQuantity(by, 1);
      const line = findLine(variantId);
      const [left] = line ? decreaseLine([line], line.cartItemId, toQuantityStep(by, line.step).quantity) : [];
      setQuantity(variantId, left?.quantity ?? 0);
    },
    remove: (variantId) => setQuantity(variantId, 0),
    clear: () => submit({ kind: "clear" }),
    setFulfilmentCenter: (variantId, fulfilmentCenterId) =>
      submit({ kind: "setFulfilmentCenter", variantId, fulfilmentCenterId }),
    refresh: async () => void (await engine.load()),
    whenSynced: engine.whenSynced,
    clearError: () => engine.send({ type: "errorCleared" }),
  };
}

/** @throws ShopError INVALID_INPUT for what is not a product, which only JavaScript can pass */
function readItem(product: CartProduct | CartItem, options: AddToCartOptions): CartItem {
  try {
    return toCartItem(product, options);
  } catch (cause) {
    const details = { at: "product", expected: "a product or a cart item", received: typeof product };
    throw new ShopError("INVALID_INPUT", { cause, details });
  }
}

function assertQuantity(quantity: number, least = -Infinity): void {
  if (Number.isSafeInteger(quantity) && quantity >= least) return;
  const expected = least === 1 ? "a whole number of 1 or more" : "a whole number";
  throw new ShopError("QUANTITY_INVALID", { details: { quantity, expected, received: String(quantity) } });
}

/** Returns a product as the cart shows it until the backend responds; an item stays as it is. */
export function toCartItem(
  product: CartProduct | CartItem,
  { variant, variantId, vatPercent }: Omit<AddToCartOptions, "quantity"> = {},
): CartItem {
  if ("productId" in product) return product;
  const options = variant?.options ?? [];
  const color = options.find(({ code }) => code === "color");
  const others = options.filter((choice) => choice !== color);
  const picturesInColor = product.pictures.filter(({ colorId }) => colorId === color?.valueId);
  return {
    productId: product.id,
    variantId: variant?.id ?? variantId ?? product.variantId,
    title: product.title,
    ref: variant?.ref ?? product.ref,
    url: variant === undefined ? product.url : `${product.url}?pse=${variant.id}`,
    brand: product.brand,
    picture: (color && primaryImage(picturesInColor)) ?? primaryImage(product.pictures),
    color: color?.value ?? "",
    size: others.map(({ value }) => value).join(" · "),
    unitCents: variant?.priceCents ?? product.priceCents,
    compareAtCents: variant === undefined ? product.compareAtCents : variant.compareAtCents,
    vatPercent: vatPercent ?? product.vatPercent ?? 0,
    step: product.step,
    stock: variant?.stock ?? product.stock,
    freight: product.freight,
    weightGrams: product.weightKg === undefined ? undefined : Math.round(product.weightKg * 1000),
  };
}
