import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

export interface ProductVariant {
  product: number;
  product_sale_elements_id: number;
}

export type QuantityByVariant = Record<number, number>;

/** Responses that one shopper received and that must survive a crash. */
export interface ShopperRecord {
  cartId: number;
  token: string;
  lines: QuantityByVariant;
  /** Expected lines after an addition without a response, which may have been executed or not, but not partially. */
  unconfirmed?: QuantityByVariant;
  /** Set when the order is submitted; "confirmed" after a response. */
  order?: "submitted" | "confirmed";
}

interface Ids {
  variants: readonly ProductVariant[];
  delivery: number;
  payment: number;
}

export const AUSTRIA = 13;
const CALL_MS = 5000;

class NoResponseError extends Error {}

/**
 * Shopper that behaves like a browser: every write has an idempotency key and is retried with the same key until a
 * response arrives.
 */
export class CrashShopper {
  readonly #url: string;
  readonly #ids: Ids;
  readonly #ending: AbortSignal;

  constructor(url: string, ids: Ids, ending: AbortSignal) {
    this.#url = url;
    this.#ids = ids;
    this.#ending = ending;
  }

  /** Fills one cart and usually orders it. Passes every received response to `onRecord`. */
  async run(onRecord: (record: ShopperRecord) => void): Promise<void> {
    const first = await this.#write("cart/add", addBody(this.#pickVariant(), 1));
    if (first === undefined) return;
    const { cartId, cart } = first.data;
    const record: ShopperRecord = { cartId, token: cart.token, lines: readQuantities(cart) };
    onRecord(record);
    if (!(await this.#addMore(record)) || chance(0.25)) return;

    const assigned = await this.#write("cart/assignCustomer", { email: "anna@example.com", cart_id: cartId }, record);
    if (assigned === undefined) return;
    const customerId = assigned.data.customer_id;
    const address = await this.#write("ExternalOrderApi/address", addressBody(customerId, cartId), record);
    const addressId = address?.AddressItems[0]?.ID;
    if (addressId === undefined) return;

    record.order = "submitted";
    if ((await this.#write("vorkasse/pay", this.#payBody(cartId, customerId, addressId), record)) !== undefined) {
      record.order = "confirmed";
    }
  }

  async #addMore(record: ShopperRecord): Promise<boolean> {
    const variant = this.#pickVariant();
    const id = variant.product_sale_elements_id;
    record.unconfirmed = { ...record.lines, [id]: (record.lines[id] ?? 0) + 2 };
    const response = await this.#write("cart/add", { ...addBody(variant, 2), "thelia.cart_id": record.cartId }, record);
    if (response === undefined) return false;
    record.lines = readQuantities(response.data.cart);
    delete record.unconfirmed;
    return true;
  }

  async #write(path: string, body: unknown, record?: ShopperRecord): Promise<ApiResponse | undefined> {
    const key = randomBytes(16).toString("base64url");
    // 20 % give up after the second failed attempt, the rest keep retrying.
    const isPatient = chance(0.8);
    for (let failures = 0; ; failures += 1) {
      try {
        return await this.#send(path, body, key, record?.token);
      } catch (error) {
        if (!(error instanceof NoResponseError)) throw error;
        if (this.#ending.aborted || (!isPatient && failures > 0)) return undefined;
        await sleep(100);
      }
    }
  }

  async #send(path: string, body: unknown, key: string, token: string | undefined): Promise<ApiResponse> {
    const response = await fetch(`${this.#url}/api/${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        ...(token === undefined ? {} : { "X-Cart-Token": token }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_MS),
    }).catch(throwNoResponse);
    const text = await response.text().catch(throwNoResponse);
    if (response.status >= 500 || text.includes("IDEMPOTENCY_IN_FLIGHT")) throw new NoResponseError(text);
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${text}`);
    return JSON.parse(text) as ApiResponse;
  }

  #pickVariant(): ProductVariant {
    return this.#ids.variants[Math.floor(Math.random() * this.#ids.variants.length)]!;
  }

  #payBody(cartId: number, customerId: number, addressId: number) {
    return {
      cart_id: cartId,
      customer_id: customerId,
      email: "anna@example.com",
      delivery_address_id: addressId,
      invoice_address_id: addressId,
      delivery_module_id: this.#ids.delivery,
      payment_module_id: this.#ids.payment,
      country_id: AUSTRIA,
      locale: "de_AT",
      guest: true,
      satellite: "AT",
    };
  }
}

interface ApiResponse {
  data: { cartId: number; customer_id: number; cart: Cart };
  AddressItems: { ID: number }[];
}

interface Cart {
  token: string;
  items: { PRODUCT_SALE_ELEMENT: number; quantity: number }[];
}

const chance = (probability: number): boolean => Math.random() < probability;

const throwNoResponse = (cause: unknown): never => {
  throw new NoResponseError("no response", { cause });
};

const readQuantities = ({ items }: Cart): QuantityByVariant =>
  Object.fromEntries(items.map(({ PRODUCT_SALE_ELEMENT, quantity }) => [PRODUCT_SALE_ELEMENT, quantity]));

const addBody = (variant: ProductVariant, quantity: number) => ({
  thelia_cart_add: { append: 1, ...variant, quantity },
});

const addressBody = (customerId: number, cartId: number) => ({
  customer_id: customerId,
  cart_id: cartId,
  title: 1,
  firstname: "Anna",
  lastname: "Huber",
  address1: "Lindengasse 12/3",
  zipcode: "1070",
  city: "Wien",
  country: AUSTRIA,
  phone: "+43 660 1234567",
});
