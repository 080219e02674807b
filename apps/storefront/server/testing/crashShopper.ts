import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

export interface Goods {
  product: number;
  product_sale_elements_id: number;
}

export type Lines = Record<number, number>;

/** Responses that one shopper received and that must survive a crash. */
export interface Memory {
  cartId: number;
  token: string;
  lines: Lines;
  /** Expected lines after an unanswered addition, which may have been executed or not, but not partially. */
  unanswered?: Lines;
  /** Set when the order is submitted; "confirmed" after a response. */
  order?: "asked" | "confirmed";
}

interface Ids {
  goods: readonly Goods[];
  delivery: number;
  payment: number;
}

export const AUSTRIA = 13;
const CALL_MS = 5000;

class Unanswered extends Error {}

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

  /** Fills one cart and usually orders it. Passes every received response to `remember`. */
  async shop(remember: (memory: Memory) => void): Promise<void> {
    const first = await this.#write("cart/add", addBody(this.#any(), 1));
    if (first === undefined) return;
    const { cartId, cart } = first.data;
    const memory: Memory = { cartId, token: cart.token, lines: linesOf(cart) };
    remember(memory);
    if (!(await this.#addMore(memory)) || chance(0.25)) return;

    const assigned = await this.#write("cart/assignCustomer", { email: "anna@example.com", cart_id: cartId }, memory);
    if (assigned === undefined) return;
    const customerId = assigned.data.customer_id;
    const address = await this.#write("ExternalOrderApi/address", addressBody(customerId, cartId), memory);
    const addressId = address?.AddressItems[0]?.ID;
    if (addressId === undefined) return;

    memory.order = "asked";
    if ((await this.#write("vorkasse/pay", this.#payBody(cartId, customerId, addressId), memory)) !== undefined) {
      memory.order = "confirmed";
    }
  }

  async #addMore(memory: Memory): Promise<boolean> {
    const goods = this.#any();
    const id = goods.product_sale_elements_id;
    memory.unanswered = { ...memory.lines, [id]: (memory.lines[id] ?? 0) + 2 };
    const answer = await this.#write("cart/add", { ...addBody(goods, 2), "thelia.cart_id": memory.cartId }, memory);
    if (answer === undefined) return false;
    memory.lines = linesOf(answer.data.cart);
    delete memory.unanswered;
    return true;
  }

  async #write(path: string, body: unknown, memory?: Memory): Promise<Answer | undefined> {
    const key = randomBytes(16).toString("base64url");
    // 20 % give up after the second failed attempt, the rest keep retrying.
    const patient = chance(0.8);
    for (let silences = 0; ; silences += 1) {
      try {
        return await this.#send(path, body, key, memory?.token);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        if (this.#ending.aborted || (!patient && silences > 0)) return undefined;
        await sleep(100);
      }
    }
  }

  async #send(path: string, body: unknown, key: string, token: string | undefined): Promise<Answer> {
    const answer = await fetch(`${this.#url}/api/${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        ...(token === undefined ? {} : { "X-Cart-Token": token }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_MS),
    }).catch(unanswered);
    const text = await answer.text().catch(unanswered);
    if (answer.status >= 500 || text.includes("IDEMPOTENCY_IN_FLIGHT")) throw new Unanswered(text);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  #any(): Goods {
    return this.#ids.goods[Math.floor(Math.random() * this.#ids.goods.length)]!;
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

interface Answer {
  data: { cartId: number; customer_id: number; cart: Cart };
  AddressItems: { ID: number }[];
}

interface Cart {
  token: string;
  items: { PRODUCT_SALE_ELEMENT: number; quantity: number }[];
}

const chance = (part: number): boolean => Math.random() < part;

const unanswered = (cause: unknown): never => {
  throw new Unanswered("no answer", { cause });
};

const linesOf = ({ items }: Cart): Lines =>
  Object.fromEntries(items.map(({ PRODUCT_SALE_ELEMENT, quantity }) => [PRODUCT_SALE_ELEMENT, quantity]));

const addBody = (goods: Goods, quantity: number) => ({ thelia_cart_add: { append: 1, ...goods, quantity } });

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
