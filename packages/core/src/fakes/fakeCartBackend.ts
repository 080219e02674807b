/** A product for sale. Prices in gross cents. */
export interface ShelfItem {
  saleElementId: number;
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

export interface FakeAnswer {
  status: number;
  body: unknown;
}

/** A write that was carried out or rejected for good; repeats are not listed. */
export interface Executed {
  key: string;
  path: string;
  cartId: number;
  saleElementId: number;
  quantity: number;
  accepted: boolean;
}

interface FakeLine {
  cartItemId: number;
  item: ShelfItem;
  quantity: number;
}

interface FakeCart {
  id: number;
  /** The cart's secret; undefined on a backend without cart tokens. */
  token: string | undefined;
  lines: FakeLine[];
  isOver: boolean;
}

interface Kept {
  said: string;
  answer: FakeAnswer;
}

const NOT_FOUND: FakeAnswer = { status: 200, body: { status_code: 404, status: "Cart not found", data: null } };

/**
 * In-memory backend of the cart calls, for client tests: cart tokens, stock, idempotency keys stored in the same step
 * as the effect, carts that end with an order or are merged at sign-in. Follows docs/reference/wire.md and shares no
 * code with the rest of the core.
 */
export class FakeCartBackend {
  readonly executed: Executed[] = [];
  /** Number of keys reused with another body; 0 for a correct client. */
  reused: number = 0;
  readonly #carts = new Map<number, FakeCart>();
  readonly #keys = new Map<string, Kept>();
  readonly #shelf: ReadonlyMap<number, ShelfItem>;
  readonly #percentOff: number;
  readonly #cartTokens: boolean;
  #ids = 0;

  /**
   * @param percentOff discount of a coupon on every cart, in whole percent; 0 for none
   * @param cartTokens false for an older backend, whose carts have no secret
   */
  constructor(shelf: readonly ShelfItem[], percentOff = 0, cartTokens = true) {
    this.#shelf = new Map(shelf.map((item) => [item.saleElementId, item]));
    this.#percentOff = percentOff;
    this.#cartTokens = cartTokens;
  }

  handle(call: FakeCall): FakeAnswer {
    if (call.path === "cart/get") {
      const cart = this.#owned(call);
      return cart === undefined || cart.isOver ? NOT_FOUND : ok(this.#row(cart));
    }
    const cart = this.#owned(call);
    if (cart === undefined && (call.path !== "cart/add" || cartIdOf(call) !== undefined)) return NOT_FOUND;
    return this.#once(call, cart === undefined ? `new:${call.idempotencyKey}` : `cart:${cart.id}`, () =>
      cart?.isOver === true ? NOT_FOUND : this.#write(call, cart ?? this.#newCart(), cart === undefined),
    );
  }

  /** Turns the cart into an order, as from another device. */
  end(cartId: number): void {
    const cart = this.#carts.get(cartId);
    if (cart !== undefined) cart.isOver = true;
  }

  /** Merges a guest's cart into a customer's cart, once: an ordered cart adds nothing. */
  signIn(guest: { cartId: number; token: string | undefined } | undefined, into?: number): FakeAnswer {
    const own = this.#carts.get(into ?? 0) ?? this.#newCart();
    const old = guest === undefined ? undefined : this.#carts.get(guest.cartId);
    if (old !== undefined && old !== own && old.token === guest?.token && !old.isOver) {
      for (const { item, quantity } of old.lines) this.#set(own, item, this.#quantity(own, item) + quantity);
      old.isOver = true;
    }
    return { status: 200, body: { ...this.#row(own), token: own.token } };
  }

  /** Returns quantities by variant id, in the order of the lines; undefined for an unknown cart. */
  lines(cartId: number): ReadonlyArray<readonly [saleElementId: number, quantity: number]> | undefined {
    const cart = this.#carts.get(cartId);
    if (cart === undefined || cart.isOver) return undefined;
    return cart.lines.map(({ item, quantity }) => [item.saleElementId, quantity]);
  }

  totals(cartId: number): { goodsCents: number; discountCents: number } {
    const lines = this.#carts.get(cartId)?.lines ?? [];
    const goodsCents = lines.reduce((sum, { item, quantity }) => sum + item.unitCents * quantity, 0);
    return { goodsCents, discountCents: Math.floor((goodsCents * this.#percentOff + 50) / 100) };
  }

  #owned(call: FakeCall): FakeCart | undefined {
    const cart = this.#carts.get(cartIdOf(call) ?? 0);
    return cart?.token === call.cartToken ? cart : undefined;
  }

  #newCart(): FakeCart {
    const id = (this.#ids += 1);
    const token = this.#cartTokens ? `secret-of-${id}` : undefined;
    const cart = { id, token, lines: [], isOver: false };
    this.#carts.set(id, cart);
    return cart;
  }

  #once({ path, body, idempotencyKey }: FakeCall, principal: string, effect: () => FakeAnswer): FakeAnswer {
    if (idempotencyKey === undefined) return effect();
    const name = `${principal} ${idempotencyKey}`;
    const said = `${path} ${JSON.stringify(body)}`;
    const kept = this.#keys.get(name);
    if (kept === undefined) {
      const answer = effect();
      this.#keys.set(name, { said, answer });
      return answer;
    }
    if (kept.said === said) return kept.answer;
    this.reused += 1;
    return { status: 422, body: { error: "Used for another call", code: "IDEMPOTENCY_REUSED" } };
  }

  #write(call: FakeCall, cart: FakeCart, isNew: boolean): FakeAnswer {
    const { saleElementId, quantity, line } = this.#meant(call, cart);
    const said = { key: call.idempotencyKey ?? "", path: call.path, cartId: cart.id, saleElementId, quantity };
    const refuse = (code: number, status: string, data: unknown): FakeAnswer => {
      this.executed.push({ ...said, accepted: false });
      if (isNew) this.#carts.delete(cart.id);
      return { status: 200, body: { status_code: code, status, data } };
    };
    const item = this.#shelf.get(saleElementId);
    if (call.path !== "cart/clear" && call.path !== "cart/delete") {
      if (item === undefined) return refuse(404, "Product not found", null);
      if (call.path === "cart/update" && line === undefined) return refuse(404, "Line not found", null);
      const old = this.#quantity(cart, item);
      const wanted = call.path === "cart/add" ? old + quantity : quantity;
      if (wanted > item.stock && wanted >= old) {
        return refuse(409, "Not enough stock", { stock: item.stock, quantity: old });
      }
      this.#set(cart, item, wanted);
    } else if (call.path === "cart/clear") cart.lines = [];
    else cart.lines = cart.lines.filter((other) => other !== line);
    this.executed.push({ ...said, accepted: true });
    const row = this.#row(cart);
    const now = item === undefined ? 0 : this.#quantity(cart, item);
    return ok({ quantity: now, cartId: cart.id, cart: isNew ? { ...row, token: cart.token } : row });
  }

  #meant(
    { path, body }: FakeCall,
    cart: FakeCart,
  ): { saleElementId: number; quantity: number; line?: FakeLine | undefined } {
    const added = body["thelia_cart_add"];
    if (path === "cart/add" && typeof added === "object" && added !== null && "product_sale_elements_id" in added) {
      const quantity = "quantity" in added ? Number(added.quantity) : 1;
      return { saleElementId: Number(added.product_sale_elements_id), quantity };
    }
    const line = cart.lines.find(({ cartItemId }) => cartItemId === body["cart_item"]);
    const quantity = path === "cart/update" ? Number(body["quantity"]) : 0;
    return { saleElementId: line?.item.saleElementId ?? 0, quantity, line };
  }

  #quantity(cart: FakeCart, item: ShelfItem): number {
    return cart.lines.find((line) => line.item === item)?.quantity ?? 0;
  }

  #set(cart: FakeCart, item: ShelfItem, quantity: number): void {
    const line = cart.lines.find((other) => other.item === item);
    if (quantity < 1) cart.lines = cart.lines.filter((other) => other !== line);
    else if (line === undefined) cart.lines.push({ cartItemId: (this.#ids += 1), item, quantity });
    else line.quantity = quantity;
  }

  #row(cart: FakeCart): Record<string, unknown> {
    const { discountCents } = this.totals(cart.id);
    const coupon = {
      coupon_code: "PERCENT",
      title: "",
      discount: discountCents / 100,
      kind: "percent",
      value: this.#percentOff,
    };
    return {
      cartId: cart.id,
      currency: "EUR",
      items: cart.lines.map(({ cartItemId, item, quantity }) => ({
        id: item.productId,
        cartItemId,
        REF: item.ref ?? "",
        TITLE: item.title ?? "",
        URL: item.url ?? "",
        PRODUCT_SALE_ELEMENT: item.saleElementId,
        quantity,
        quantityCount: item.step ?? 1,
        stock: item.stock,
        price: item.unitCents / 100,
        TAXED_PRICE: item.unitCents / 100,
        IS_PROMO: 0,
        vat_percent: item.vatPercent,
        freight: item.freight ?? false,
        ...(item.weightKg !== undefined && { weight: item.weightKg }),
      })),
      discount: discountCents / 100,
      coupons: this.#percentOff > 0 ? [coupon] : [],
    };
  }
}

const ok = (data: unknown): FakeAnswer => ({ status: 200, body: { status_code: 200, status: "ok", data } });

function cartIdOf({ body }: FakeCall): number | undefined {
  const id = body["thelia.cart_id"];
  return typeof id === "number" ? id : undefined;
}
