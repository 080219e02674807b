import type * as v from "valibot";
import { parseCartId, resolveCartId } from "../domain/cart/cartId.js";
import type { QueuedMutation, CartState, StoredCart } from "./cartState.js";
import type { KeyValueStorage } from "../environment/environment.js";
import { confirmedSchema, entrySchema, requestSchema } from "./storedCart.js";
import { parseStored } from "../store/storedValue.js";

/** The persisted part of the cart, shared by all tabs. */
export interface CartStorage {
  read(): StoredCart;
  /** Writes what differs from the last read or write; returns whether anything did. */
  save(state: CartState): boolean;
  /** Keeps the stored id for the order result page, but no longer reads it as the cart. */
  retainId(): void;
}

/**
 * Persists the cart. Each action has its own storage key, so that tabs that write at the same time do not overwrite
 * each other.
 */
export function createCartStorage(storage: KeyValueStorage): CartStorage {
  const slot = <T>(key: string, parse: (text: string) => T | undefined, print: (value: T) => string): Slot<T> =>
    createSlot(storage, key, parse, print);
  const json = <T>(key: string, schema: v.GenericSchema<unknown, T>): Slot<T> =>
    slot(key, (text) => parseStored(schema, text), JSON.stringify);

  const cartId = slot("cart_id", parseCartId, String);
  const token = slot("cart_token", plain, plain);
  /** Id of an ended cart, while it stays stored. */
  const endedId = slot("cart_over", parseCartId, String);
  const generation = slot("cart_generation", parseCount, String);
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
      const id = cartId.read();
      const isEnded = id !== undefined && id === endedId.read();
      const secret = token.read();
      saved = items.read();
      return {
        generation: generation.read(),
        cartId: resolveCartId({ stored: isEnded ? undefined : id }),
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
        isBlank ? false : generation.write(state.generation),
        isKept ? false : cartId.write(state.cartId > 0 ? state.cartId : undefined),
        isKept ? false : token.write(state.token),
        isKept ? false : endedId.write(undefined),
        isBlank ? false : items.write(saved),
        state.inFlight === undefined ? false : sending.write(state.inFlight),
        ...state.queue.map((entry) => actionSlot(entry.key).write(entry)),
        ...obsolete.map(([key, action]) => {
          actions.delete(key);
          return action.write(undefined);
        }),
        sending.write(state.inFlight),
      ].includes(true);
    },
    retainId() {
      const id = cartId.read();
      if (id !== undefined) endedId.write(id);
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
