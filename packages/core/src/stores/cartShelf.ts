import type * as v from "valibot";
import { parseCartId } from "../domain/cart/cartId.js";
import type { CartEntry, CartState, StoredCart } from "../domain/cart/cartState.js";
import type { KeyValueStorage } from "../environment/environment.js";
import { confirmedSchema, entrySchema, requestSchema } from "./storedCart.js";
import { parseStored } from "./storedValue.js";

/** The persisted part of the cart, shared by all tabs. */
export interface CartShelf {
  read(): StoredCart;
  /** Writes what differs from the last read or write; returns whether anything did. */
  save(state: CartState): boolean;
  /** Keeps the stored id for the order result page, but no longer reads it as the cart. */
  keepId(): void;
}

/**
 * Persists the cart. Each action has its own storage key, so that tabs that write at the same time do not overwrite
 * each other.
 */
export function createCartShelf(storage: KeyValueStorage): CartShelf {
  const slot = <T>(key: string, parse: (text: string) => T | undefined, print: (value: T) => string): Slot<T> =>
    createSlot(storage, key, parse, print);
  const json = <T>(key: string, schema: v.GenericSchema<unknown, T>): Slot<T> =>
    slot(key, (text) => parseStored(schema, text), JSON.stringify);

  const cartId = slot("cart_id", parseCartId, String);
  const token = slot("cart_token", plain, plain);
  /** Id of an ended cart, while it stays stored. */
  const over = slot("cart_over", parseCartId, String);
  const generation = slot("cart_generation", parseCount, String);
  const items = json("cart_items", confirmedSchema);
  const sending = json("cart_sending", requestSchema);
  const actions = new Map<string, Slot<CartEntry>>();
  const actionOf = (key: string): Slot<CartEntry> => {
    const found = actions.get(key) ?? json(ACTION_PREFIX + key, entrySchema);
    actions.set(key, found);
    return found;
  };
  let saved: { version: number; cart: CartState["confirmed"] } | undefined;

  function readQueue(): CartEntry[] {
    const keys = storage.keys(ACTION_PREFIX).map((key) => key.slice(ACTION_PREFIX.length));
    for (const key of actions.keys()) if (!keys.includes(key)) actions.delete(key);
    return keys
      .flatMap((key) => actionOf(key).read() ?? [])
      .toSorted((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1));
  }

  return {
    read() {
      const id = cartId.read();
      const isOver = id !== undefined && id === over.read();
      const secret = token.read();
      saved = items.read();
      return {
        generation: generation.read(),
        cartId: isOver ? 0 : (id ?? 0),
        token: isOver ? undefined : secret,
        confirmed: saved?.cart,
        version: saved?.version ?? 0,
        queue: readQueue(),
        sending: sending.read(),
      };
    },
    save(state) {
      const { confirmed, version } = state;
      if (saved?.version !== version || saved.cart !== confirmed) saved = { version, cart: confirmed };
      const isKept = state.cartId === 0 && over.read() !== undefined;
      const isBlank = state.cartId === 0 && version === 0 && state.queue.length === 0 && state.generation === 0;
      const queued = new Set(state.queue.map(({ key }) => key));
      const answered = [...actions].filter(([key]) => !queued.has(key)).toReversed();
      // The order matters for a page that closes midway and for tabs that read meanwhile: an action never appears
      // without its cart or without the request that covers it. Repeating a key is harmless.
      return [
        isBlank ? false : generation.write(state.generation),
        isKept ? false : cartId.write(state.cartId > 0 ? state.cartId : undefined),
        isKept ? false : token.write(state.token),
        isKept ? false : over.write(undefined),
        isBlank ? false : items.write(saved),
        state.sending === undefined ? false : sending.write(state.sending),
        ...state.queue.map((entry) => actionOf(entry.key).write(entry)),
        ...answered.map(([key, action]) => {
          actions.delete(key);
          return action.write(undefined);
        }),
        sending.write(state.sending),
      ].includes(true);
    },
    keepId() {
      const id = cartId.read();
      if (id !== undefined) over.write(id);
    },
  };
}

const ACTION_PREFIX = "cart_action:";

const plain = (text: string): string => text;
const parseCount = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** One stored value: equal text yields the same object, and an unchanged object is not written again. */
interface Slot<T> {
  read(): T | undefined;
  write(value: T | undefined): boolean;
}

function createSlot<T>(
  storage: KeyValueStorage,
  key: string,
  parse: (text: string) => T | undefined,
  print: (value: T) => string,
): Slot<T> {
  let text: string | undefined;
  let value: T | undefined;
  return {
    read() {
      const found = storage.get(key);
      if (found !== text) {
        text = found;
        value = found === undefined ? undefined : parse(found);
      }
      if (found !== undefined && value === undefined) {
        storage.remove(key);
        text = undefined;
      }
      return value;
    },
    write(next) {
      if (next === value && (next !== undefined || text === undefined)) return false;
      const printed = next === undefined ? undefined : print(next);
      value = next;
      if (printed === text) return false;
      text = printed;
      if (printed === undefined) storage.remove(key);
      else storage.set(key, printed);
      return true;
    },
  };
}
