import type { CartRejection } from "../../cart/cartState.js";
import type { ProductCard } from "../../domain/catalogue/product.js";
import type { Environment } from "../../environment/environment.js";
import { memoryStorage, randomKey, serverEnvironment } from "../../environment/runtime.js";
import type { Shop } from "../../shop.js";
import { describeFailure, unmet } from "./requirement.js";

/** Creates a shop over the backend under test; the environment is that of one visit and belongs into the shop. */
export type CreateShopUnderTest = (environment: Environment) => Shop | Promise<Shop>;

/** Stored values of a visit: another visit that opens with them continues it, as after a reload. */
export interface StoredVisit {
  local: Readonly<Record<string, string>>;
  session: Readonly<Record<string, string>>;
}

/** One visit of a shopper: a started shop with storage of its own. */
export interface Visit {
  shop: Shop;
  /** Returns a copy of what is stored now. */
  store(): StoredVisit;
  /** Adds a product and waits for the response. */
  add(product: ProductCard, quantity?: number): Promise<void>;
  /** Waits until the backend has confirmed the cart; a rejected change fails the check. */
  sync(): Promise<void>;
  /** Waits until the backend has answered, and returns the rejections since the last call. */
  rejections(): Promise<readonly CartRejection[]>;
}

/** Opens a visit. `createKey` replaces the random keys of its writes. */
export type OpenVisit = (stored?: StoredVisit, createKey?: () => string) => Promise<Visit>;

/** Returns a function that opens visits, and one that ends them all. */
export function createVisits(
  createShop: CreateShopUnderTest,
  overrides: Partial<Environment> = {},
): { open: OpenVisit; end: () => void } {
  const shops: Shop[] = [];

  const open: OpenVisit = async (stored, createKey = randomKey) => {
    const storage = { local: memoryStorage(stored?.local), session: memoryStorage(stored?.session) };
    const shop = await createShop(
      serverEnvironment({ log: { warn: () => {} }, ...overrides, storage, random: { key: createKey } }),
    );
    shops.push(shop);
    let rejected: CartRejection[] = [];
    shop.events.on("cart:rejected", (rejection) => rejected.push(rejection));
    shop.start();

    async function rejections(): Promise<readonly CartRejection[]> {
      await shop.cart.whenSynced();
      const found = rejected;
      rejected = [];
      return found;
    }

    async function sync(): Promise<void> {
      const [rejection] = await rejections();
      if (rejection === undefined) return;
      const { code, status, mutation } = rejection;
      throw unmet(`The change "${mutation.kind}" of the cart was rejected: ${describeFailure(code, { status })}`);
    }

    return {
      shop,
      sync,
      rejections,
      add(product, quantity = product.step) {
        shop.cart.add(product, { quantity });
        return sync();
      },
      store: () => ({ local: copy(storage.local), session: copy(storage.session) }),
    };
  };
  return { open, end: () => shops.forEach((shop) => shop.destroy()) };
}

const copy = (storage: Environment["storage"]["local"]): Record<string, string> =>
  Object.fromEntries(storage.keys("").map((key) => [key, storage.get(key) ?? ""]));
