import { euroMarket, type FakeMarket, type FindMarket } from "./fakeCurrencies.js";

/** A product for sale. Prices in gross cents. */
export interface FakeVariant {
  variantId: number;
  productId: number;
  unitCents: number;
  vatPercent: number;
  stock: number;
  title?: string | undefined;
  ref?: string | undefined;
  url?: string | undefined;
  /** Quantity must be a multiple of this; defaults to 1. */
  step?: number | undefined;
  freight?: boolean | undefined;
  /** Undefined when the backend does not report it. */
  weightKg?: number | undefined;
}

/** A cart call as received over the wire. */
export interface FakeCall {
  path: string;
  body: Readonly<Record<string, unknown>>;
  cartToken?: string | undefined;
  idempotencyKey?: string | undefined;
}

export interface FakeResponse {
  status: number;
  body: unknown;
}

/** The customer's cart after a sign-in. */
export interface FakeSignIn extends FakeResponse {
  cartId: number;
}

/** A write that was carried out or rejected for good; repeats are not listed. */
export interface ExecutedWrite {
  key: string;
  path: string;
  cartId: number;
  variantId: number;
  quantity: number;
  accepted: boolean;
}

export interface FakeLine {
  cartItemId: number;
  variant: FakeVariant;
  quantity: number;
}

/** A coupon on the whole cart, in whole percent. */
export interface FakeCoupon {
  code: string;
  percentOff: number;
}

interface FakeCart {
  id: number;
  /** The cart's secret; undefined on a backend without cart tokens. */
  token: string | undefined;
  lines: FakeLine[];
  coupon: FakeCoupon | undefined;
  isEnded: boolean;
}

interface StoredResponse {
  request: string;
  response: FakeResponse;
}

const NOT_FOUND: FakeResponse = { status: 200, body: { status_code: 404, status: "Cart not found", data: null } };

const UNCHANGED = { valid: true, removed: [], price_changed: [], quantity_changed: [], undeliverable: [] };

/**
 * In-memory backend of the cart calls, for client tests: cart tokens, stock, idempotency keys stored in the same step
 * as the effect, carts that end with an order or are merged at sign-in. Implements the wire format by itself:
 * shares no code with the rest of the core.
 */
export class FakeCartBackend {
  readonly executed: ExecutedWrite[] = [];
  /** Number of keys reused with another body; 0 for a correct client. */
  reusedKeys: number = 0;
  readonly #carts = new Map<number, FakeCart>();
  readonly #keys = new Map<string, StoredResponse>();
  readonly #variants: ReadonlyMap<number, FakeVariant>;
  readonly #percentOff: number;
  readonly #cartTokens: boolean;
  readonly #findMarket: FindMarket;
  #lastId = 0;

  /**
   * @param percentOff discount of a coupon on every cart, in whole percent; 0 for none
   * @param cartTokens false for an older backend, whose carts have no secret
   * @param findMarket currency of each country; by default all pay in euro
   */
  constructor(
    variants: readonly FakeVariant[],
    percentOff = 0,
    cartTokens = true,
    findMarket: FindMarket = euroMarket,
  ) {
    this.#variants = new Map(variants.map((variant) => [variant.variantId, variant]));
    this.#percentOff = percentOff;
    this.#cartTokens = cartTokens;
    this.#findMarket = findMarket;
  }

  handle(call: FakeCall): FakeResponse {
    if (call.path === "cart/get") {
      const cart = this.#findCart(call);
      return cart === undefined || cart.isEnded ? NOT_FOUND : ok(this.#toRow(cart, call));
    }
    const cart = this.#findCart(call);
    if (call.path === "cart/validate" || call.path === "cart/assignCustomer") {
      if (cart === undefined || cart.isEnded) return NOT_FOUND;
      return ok(call.path === "cart/validate" ? { ...UNCHANGED, cart: this.#toRow(cart, call) } : { customer_id: 1 });
    }
    if (cart === undefined && (call.path !== "cart/add" || cartIdOf(call) !== undefined)) return NOT_FOUND;
    return this.#runOnce(call, cart === undefined ? `new:${call.idempotencyKey}` : `cart:${cart.id}`, () =>
      cart?.isEnded === true ? NOT_FOUND : this.#write(call, cart ?? this.#newCart(), cart === undefined),
    );
  }

  /** Sets or removes the coupon of a cart, as the coupon call does. */
  setCoupon(call: FakeCall, coupon: FakeCoupon | undefined): FakeResponse {
    const cart = this.#findCart(call);
    if (cart === undefined || cart.isEnded) return NOT_FOUND;
    cart.coupon = coupon;
    return ok({ cart: this.#toRow(cart, call) });
  }

  /** Returns the lines of an open cart. */
  items(cartId: number): readonly FakeLine[] | undefined {
    const cart = this.#carts.get(cartId);
    return cart?.isEnded === false ? cart.lines : undefined;
  }

  /** Turns the cart into an order, as from another device. */
  endCart(cartId: number): void {
    const cart = this.#carts.get(cartId);
    if (cart !== undefined) cart.isEnded = true;
  }

  /** Returns whether this is the secret of a cart, open or ordered. */
  isTokenOf(cartId: number, token: string | undefined): boolean {
    const cart = this.#carts.get(cartId);
    return cart !== undefined && cart.token === token;
  }

  /** Merges a guest's cart into a customer's open cart, once: an ordered cart adds nothing. */
  signIn(guest: { cartId: number; token: string | undefined } | undefined, into?: number): FakeSignIn {
    const before = this.#carts.get(into ?? 0);
    const own = before === undefined || before.isEnded ? this.#newCart() : before;
    const old = guest === undefined ? undefined : this.#carts.get(guest.cartId);
    if (old !== undefined && old !== own && old.token === guest?.token && !old.isEnded) {
      for (const { variant, quantity } of old.lines)
        this.#setQuantity(own, variant, this.#quantity(own, variant) + quantity);
      own.coupon ??= old.coupon;
      old.isEnded = true;
    }
    return { status: 200, cartId: own.id, body: { ...this.#toRow(own), token: own.token } };
  }

  /** Returns quantities by variant id, in the order of the lines; undefined for an unknown cart. */
  lines(cartId: number): ReadonlyArray<readonly [variantId: number, quantity: number]> | undefined {
    const cart = this.#carts.get(cartId);
    if (cart === undefined || cart.isEnded) return undefined;
    return cart.lines.map(({ variant, quantity }) => [variant.variantId, quantity]);
  }

  totals(cartId: number, { charge }: FakeMarket = euroMarket()): { subtotalCents: number; discountCents: number } {
    const { lines = [], coupon } = this.#carts.get(cartId) ?? {};
    const subtotalCents = lines.reduce((sum, { variant, quantity }) => sum + charge(variant.unitCents) * quantity, 0);
    return { subtotalCents, discountCents: Math.floor((subtotalCents * (coupon?.percentOff ?? 0) + 50) / 100) };
  }

  #findCart(call: FakeCall): FakeCart | undefined {
    const cart = this.#carts.get(cartIdOf(call) ?? 0);
    return cart?.token === call.cartToken ? cart : undefined;
  }

  #newCart(): FakeCart {
    const id = (this.#lastId += 1);
    const token = this.#cartTokens ? `secret-of-${id}` : undefined;
    const percentOff = this.#percentOff;
    const coupon = percentOff > 0 ? { code: "PERCENT", percentOff } : undefined;
    const cart: FakeCart = { id, token, lines: [], coupon, isEnded: false };
    this.#carts.set(id, cart);
    return cart;
  }

  #runOnce({ path, body, idempotencyKey }: FakeCall, principal: string, effect: () => FakeResponse): FakeResponse {
    if (idempotencyKey === undefined) return effect();
    const name = `${principal} ${idempotencyKey}`;
    const request = `${path} ${JSON.stringify(body)}`;
    const stored = this.#keys.get(name);
    if (stored === undefined) {
      const response = effect();
      this.#keys.set(name, { request, response });
      return response;
    }
    if (stored.request === request) return stored.response;
    this.reusedKeys += 1;
    return { status: 422, body: { error: "Used for another call", code: "IDEMPOTENCY_REUSED" } };
  }

  #write(call: FakeCall, cart: FakeCart, isNew: boolean): FakeResponse {
    const { variantId, quantity, line } = this.#parseWrite(call, cart);
    const write = { key: call.idempotencyKey ?? "", path: call.path, cartId: cart.id, variantId, quantity };
    const reject = (code: number, status: string, data: unknown): FakeResponse => {
      this.executed.push({ ...write, accepted: false });
      if (isNew) this.#carts.delete(cart.id);
      return { status: 200, body: { status_code: code, status, data } };
    };
    const variant = this.#variants.get(variantId);
    if (call.path !== "cart/clear" && call.path !== "cart/delete") {
      if (variant === undefined) return reject(404, "Product not found", null);
      if (call.path === "cart/update" && line === undefined) return reject(404, "Line not found", null);
      const oldQuantity = this.#quantity(cart, variant);
      const newQuantity = call.path === "cart/add" ? oldQuantity + quantity : quantity;
      if (newQuantity > variant.stock && newQuantity >= oldQuantity) {
        return reject(409, "Not enough stock", { stock: variant.stock, quantity: oldQuantity });
      }
      this.#setQuantity(cart, variant, newQuantity);
    } else if (call.path === "cart/clear") cart.lines = [];
    else cart.lines = cart.lines.filter((other) => other !== line);
    this.executed.push({ ...write, accepted: true });
    const row = this.#toRow(cart, call);
    const finalQuantity = variant === undefined ? 0 : this.#quantity(cart, variant);
    return ok({ quantity: finalQuantity, cartId: cart.id, cart: isNew ? { ...row, token: cart.token } : row });
  }

  #parseWrite(
    { path, body }: FakeCall,
    cart: FakeCart,
  ): { variantId: number; quantity: number; line?: FakeLine | undefined } {
    const added = body["thelia_cart_add"];
    if (path === "cart/add" && typeof added === "object" && added !== null && "product_sale_elements_id" in added) {
      const quantity = "quantity" in added ? Number(added.quantity) : 1;
      return { variantId: Number(added.product_sale_elements_id), quantity };
    }
    const line = cart.lines.find(({ cartItemId }) => cartItemId === body["cart_item"]);
    const quantity = path === "cart/update" ? Number(body["quantity"]) : 0;
    return { variantId: line?.variant.variantId ?? 0, quantity, line };
  }

  #quantity(cart: FakeCart, variant: FakeVariant): number {
    return cart.lines.find((line) => line.variant === variant)?.quantity ?? 0;
  }

  #setQuantity(cart: FakeCart, variant: FakeVariant, quantity: number): void {
    const line = cart.lines.find((other) => other.variant === variant);
    if (quantity < 1) cart.lines = cart.lines.filter((other) => other !== line);
    else if (line === undefined) cart.lines.push({ cartItemId: (this.#lastId += 1), variant, quantity });
    else line.quantity = quantity;
  }

  /** @param call names the country; absent: the shop's own */
  #toRow(cart: FakeCart, call?: FakeCall): Record<string, unknown> {
    const market = this.#findMarket(call?.body["country_id"]);
    const { discountCents } = this.totals(cart.id, market);
    const coupon = cart.coupon && {
      coupon_code: cart.coupon.code,
      title: "",
      discount: discountCents / 100,
      kind: "percent",
      value: cart.coupon.percentOff,
    };
    return {
      cartId: cart.id,
      currency: market.currency,
      items: cart.lines.map(({ cartItemId, variant, quantity }) => ({
        id: variant.productId,
        cartItemId,
        REF: variant.ref ?? "",
        TITLE: variant.title ?? "",
        URL: variant.url ?? "",
        PRODUCT_SALE_ELEMENT: variant.variantId,
        quantity,
        quantityCount: variant.step ?? 1,
        stock: variant.stock,
        price: market.charge(variant.unitCents) / 100,
        TAXED_PRICE: market.charge(variant.unitCents) / 100,
        IS_PROMO: 0,
        vat_percent: variant.vatPercent,
        freight: variant.freight ?? false,
        ...(variant.weightKg !== undefined && { weight: variant.weightKg }),
      })),
      discount: discountCents / 100,
      coupons: coupon ? [coupon] : [],
    };
  }
}

const ok = (data: unknown): FakeResponse => ({ status: 200, body: { status_code: 200, status: "ok", data } });

function cartIdOf({ body }: FakeCall): number | undefined {
  const id = body["thelia.cart_id"];
  return typeof id === "number" ? id : undefined;
}
