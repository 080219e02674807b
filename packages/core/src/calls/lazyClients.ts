import type { Environment } from "../environment/environment.js";
import type { ClientConfig, Clients, Caller } from "./clients.js";

/** Every call by name, to create stubs before the code has loaded; a missing call does not compile. */
const CALLS: { [Client in keyof Clients]: Record<keyof Clients[Client], 1> } = {
  account: {
    customer: 1,
    updateCustomer: 1,
    addresses: 1,
    addAddress: 1,
    updateAddress: 1,
    deleteAddress: 1,
    setDefaultAddress: 1,
    counties: 1,
    orders: 1,
    order: 1,
    orderProducts: 1,
    guestOrder: 1,
    cancelOrder: 1,
    checkVatNumber: 1,
    confirmEmail: 1,
    startSecondFactor: 1,
    removeSecondFactor: 1,
  },
  cart: {
    get: 1,
    add: 1,
    update: 1,
    remove: 1,
    clear: 1,
    setFulfilmentCenter: 1,
    validate: 1,
    applyCoupon: 1,
    removeCoupon: 1,
    coupon: 1,
    assignCustomer: 1,
  },
  catalogue: {
    products: 1,
    product: 1,
    variants: 1,
    category: 1,
    subcategories: 1,
    productCount: 1,
    menu: 1,
    bestsellers: 1,
    facets: 1,
    variant: 1,
    productCounts: 1,
    brands: 1,
    brand: 1,
    brandProductCount: 1,
  },
  checkout: {
    shippingMethods: 1,
    shippingCost: 1,
    paymentMethods: 1,
    addAddress: 1,
    pay: 1,
    orderOfCart: 1,
  },
  content: {
    resolve: 1,
    content: 1,
    folder: 1,
    localeConfig: 1,
    storeContact: 1,
    setting: 1,
    moduleConfig: 1,
    sitemap: 1,
    tagManagerId: 1,
  },
  newsletter: {
    subscribe: 1,
    confirm: 1,
    unsubscribe: 1,
  },
  order: {
    result: 1,
    qrCode: 1,
    reorder: 1,
    invoice: 1,
    setPickup: 1,
    amazonPayUrl: 1,
  },
  related: {
    accessories: 1,
    selections: 1,
    similar: 1,
    bestOfCategory: 1,
    adventCalendar: 1,
    keywords: 1,
  },
  reviews: {
    list: 1,
    summary: 1,
    badge: 1,
    rights: 1,
    write: 1,
  },
  session: {
    login: 1,
    register: 1,
    logout: 1,
    refresh: 1,
    changePassword: 1,
    confirmSecondFactor: 1,
    forgotPassword: 1,
    resetPassword: 1,
  },
  search: {
    products: 1,
    links: 1,
  },
  stock: {
    centers: 1,
    centerStock: 1,
    pickupPoints: 1,
    orderPickups: 1,
    productDelay: 1,
    variantDelay: 1,
    quantitySteps: 1,
  },
  withdrawal: {
    declare: 1,
  },
};

type StubClients = { [client: string]: { [call: string]: (...input: unknown[]) => Promise<unknown> } };

/** Clients whose code loads on demand. */
export interface LazyClients {
  clients: Clients;
  /** Loads their code, unless a call has done so. */
  preload(): Promise<void>;
}

/**
 * Returns stubs that load the clients with the first call: a server-rendered page hydrates and works before any schema
 * has loaded.
 */
export function createLazyClients(config: ClientConfig, environment: Environment, caller: Caller): LazyClients {
  let loading: Promise<Clients> | undefined;
  const load = (): Promise<Clients> => {
    // Loads ky in parallel: the first call needs it as well.
    loading ??= Promise.all([import("./clients.js"), import("ky")]).then(([{ createClients }]) =>
      createClients(config, environment, caller),
    );
    // A failed download is not cached: the next call tries again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const stubs: StubClients = {};
  for (const [client, calls] of Object.entries(CALLS)) {
    stubs[client] = Object.fromEntries(
      Object.keys(calls).map((call) => [
        call,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- CALLS lists exactly these calls, by its type
        async (...input) => ((await load()) as unknown as StubClients)[client]?.[call]?.(...input),
      ]),
    );
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from CALLS, which covers all of Clients
    clients: stubs as unknown as Clients,
    preload: async () => void (await load()),
  };
}
