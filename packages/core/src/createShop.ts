import type { CartClient } from "./calls/cartClient.js";
import type { CheckoutClient, ClientContext, Clients, OrderClient, OwnClients } from "./calls/clients.js";
import type { CallOptions } from "./calls/transport/http.js";
import { baseUrl } from "./calls/transport/baseUrl.js";
import { CALL_SETTINGS } from "./domain/config/missingConfig.js";
import type { CustomerChanges } from "./domain/customer/customer.js";
import type { Order } from "./domain/order/order.js";
import type { Environment } from "./environment/environment.js";
import { createLifetime } from "./environment/runtime.js";
import { createEmitter } from "./shared/emitter.js";
import { lazyClient } from "./shared/lazyClient.js";
import { loadOnce } from "./shared/promises.js";
import { configMissing, missingNames, toShopError } from "./shared/shopError.js";
import { createCheckoutStore } from "./checkout/checkoutStore.js";
import type { CartCalls } from "./cart/cartCalls.js";
import { cartHandle, exchangeCart, forgetCart } from "./cart/exchangeCart.js";
import { createCartEngine } from "./cart/cartEngine.js";
import { createCartStore } from "./cart/cartStore.js";
import { createConsentStore } from "./consent/consentStore.js";
import { createShippingStore, type OwnedShipping } from "./shipping/shippingStore.js";
import { createMarketStore } from "./market/marketStore.js";
import type { SessionDeps } from "./session/sessionEngine.js";
import { createSessionStore } from "./session/sessionStore.js";
import { storedEmail } from "./session/sessionStorage.js";
import type { SearchBoxOptions } from "./search/searchStore.js";
import type { Shop, ShopConfig, ShopEvents, ShopOptions } from "./shop.js";
import { COUNTRY_IDS } from "./wire/market.js";

/** Settings that only calls need. */
const OPTIONAL = ["fastApi", "token"];

/**
 * Creates a shop: its stores and the clients for its calls. The stores stay idle until `start()`.
 *
 * @throws ShopError CONFIG_MISSING with the names of the properties that are absent or blank, or of base URLs that are not
 * absolute; `countryIds.CH` for a market whose country id is unknown
 */
export function createShop(config: ShopConfig, outerEnvironment: Environment, { clients }: ShopOptions = {}): Shop {
  const given: Record<string, unknown> = { ...config };
  const missing = missingNames(given, [...CALL_SETTINGS, "market"]).filter(
    (name) => given[name] !== undefined || !OPTIONAL.includes(name),
  );
  if (outerEnvironment === undefined) missing.push("environment");
  if (missing.length > 0) throw configMissing(...missing);

  const { origin } = new URL(baseUrl(config));
  baseUrl(config, "fast");

  const lifetime = createLifetime(outerEnvironment);
  const { environment } = lifetime;
  const countryIds = config.countryIds ?? COUNTRY_IDS;
  if (countryIds[config.market] === undefined) throw configMissing(`countryIds.${config.market}`);
  const market = createMarketStore({
    environment,
    home: config.market,
    countryIds,
    rendered: config.rendered,
    whenSynced,
  });
  const countryId = (): number => market.getSnapshot().countryId;
  const context = (): ClientContext => ({
    ...credentials,
    countryId,
    environment,
    customer() {
      const { customerId, customer } = session.getSnapshot();
      // Another tab may have changed the address.
      const email = storedEmail(environment.storage.local) || (customer?.email ?? "");
      return customerId === 0 ? undefined : { id: customerId, email };
    },
  });
  const load = loadOnce(async () => {
    // ky loads in parallel: the first call needs it as well, and reports what is missing.
    const [{ createClients }] = await Promise.all([
      import("./calls/clients.js").catch((error: unknown) => {
        throw toShopError(error);
      }),
      import("ky").catch(() => {}),
    ]);
    const countryIdOfCalls = (): number | undefined =>
      market.getSnapshot().country === config.market ? undefined : countryId();
    return createClients({ ...config, countryId: countryIdOfCalls }, environment, context());
  });
  const loadOwn = loadOnce(async () => clients?.(context()));
  async function client<Area extends keyof Clients>(area: Area): Promise<OwnClients[Area] & object> {
    return (await loadOwn())?.[area] ?? (await load())[area];
  }
  const lazy = <Area extends keyof Clients>(area: Area): Clients[Area] =>
    lazyClient<Clients[Area]>(() => client(area), area);
  const cartClient = lazy("cart");
  const { localeConfig } = lazy("content");
  const checkoutClient = lazyClient<CheckoutClient & OrderClient & Pick<CartClient, "assignCustomer">>(async () => {
    const { assignCustomer } = cartClient;
    return { ...(await client("checkout")), ...(await client("order")), assignCustomer };
  }, "(checkout|order)");
  const account = lazy("account");
  const search = lazy("search");
  const events = createEmitter<ShopEvents>((error) => environment.log.warn("An event handler failed", error));
  const emit =
    <Name extends keyof ShopEvents>(name: Name) =>
    (event: ShopEvents[Name]): void =>
      events.emit(name, event);
  const consent = createConsentStore({
    environment,
    rendered: config.consent,
    onChange: emit("consent:changed"),
  });
  const engine = createCartEngine({
    client: cartClient,
    environment,
    countryId,
    onSubmitted: emit("cart:submitted"),
    onRejected: emit("cart:rejected"),
    onQueued: emit("cart:queued"),
    onDropped: emit("cart:dropped"),
  });
  const calls = lazyClient<CartCalls>(async () =>
    (await import("./cart/cartCalls.js")).createCartCalls(engine, cartClient),
  );
  const cart = {
    ...createCartStore(engine),
    applyCoupon: calls.applyCoupon,
    removeCoupon: calls.removeCoupon,
    validate: calls.validate,
  };
  let exchanging: Promise<unknown> | undefined;
  const exchange: SessionDeps["cart"]["exchange"] = (send) => {
    const result = exchangeCart(engine, send, emit("cart:dropped"));
    exchanging = result.catch(() => {});
    return result;
  };
  const cartAccess = {
    ...cart,
    handle: () => cartHandle(engine),
    exchanging: () => exchanging,
    forget: (where: { onResultPage: boolean }) => forgetCart(engine, where),
  };
  const shipping: OwnedShipping = createShippingStore({
    client: checkoutClient,
    environment,
    countryId: countryId(),
    cart: cartAccess,
  });
  market.subscribe(() => {
    if (countryId() === shipping.getSnapshot().countryId) return;
    shipping.setCountry(countryId());
    void cart.refresh();
  });
  const checkout = createCheckoutStore({
    client: checkoutClient,
    environment,
    cart: cartAccess,
    countryId,
    shipping,
    localeConfig,
    isSignedIn: () => session.getSnapshot().status === "customer",
    redirects: { origin, moreHosts: config.paymentHosts },
    onPlaced: (order) => void reportOrder(order),
  });
  const { session, credentials } = createSessionStore({
    client: lazy("session"),
    loadCustomer: account.customer,
    environment,
    audience: config.audience,
    cart: { exchange },
    onStarted(customerId) {
      checkout.resumeDraft(customerId);
      events.emit("session:started", { customerId });
    },
    onCompanyChanged: market.setExcludeVat,
    onEnded(reason, customerId) {
      // The tab that ended the session has already cleared storage: a cart created since then must stay.
      if (reason !== "otherTab") forgetCart(engine);
      if (customerId !== undefined && (reason === "expired" || reason === "rejected"))
        checkout.suspendDraft(customerId);
      else checkout.forget();
      market.reset();
      events.emit("session:ended", { reason });
    },
  });
  let isStarted = false;
  let unsubscribe: (() => void) | undefined;

  /** @param orderedCartId id of a cart that has become an order */
  function startCart(orderedCartId?: number): void {
    if (!isStarted) return;
    if (orderedCartId === undefined) unsubscribe = shipping.followCart();
    shipping.start();
    engine.start();
    if (orderedCartId === undefined) return;
    if (cartHandle(engine)?.cartId === orderedCartId) forgetCart(engine, { onResultPage: true });
    unsubscribe = shipping.followCart();
  }

  async function whenSynced(): Promise<void> {
    await cart.whenSynced();
    await shipping.whenQuoted();
  }

  /** Reports a confirmed order once, and keeps a guest's data for the express checkout. */
  async function reportOrder(order: Order): Promise<void> {
    const { toPurchaseEvent } = await import("./domain/analytics/analyticsEvent.js");
    events.emit("analytics", toPurchaseEvent(order));
    if (session.getSnapshot().status !== "guest") return;
    session.startExpress({ email: order.email, address: order.shippingAddress });
  }

  return {
    config,
    account: Object.assign(lazy("account"), {
      // The session owns the customer: what is read here is shown everywhere.
      customer: async (options?: CallOptions) => (await session.reloadCustomer()) ?? account.customer(options),
      async updateCustomer(changes: CustomerChanges, options?: CallOptions) {
        const customer = await account.updateCustomer(changes, options);
        session.setCustomer(customer);
        return customer;
      },
    }),
    catalogue: lazy("catalogue"),
    content: lazy("content"),
    newsletter: lazy("newsletter"),
    orders: {
      reorder: (order, key, options) =>
        exchangeCart(engine, (handle) => checkoutClient.reorder(order, handle, key, options)),
      invoice: checkoutClient.invoice,
      qrCode: checkoutClient.qrCode,
      acceptPayPal: checkoutClient.acceptPayPal,
    },
    related: lazy("related"),
    reviews: lazy("reviews"),
    search: Object.assign(lazy("search"), {
      createSearchBox: async (options?: SearchBoxOptions) => {
        const { createSearchStore } = await import("./search/searchStore.js");
        return createSearchStore({ client: search, environment }, options);
      },
    }),
    stock: lazy("stock"),
    withdrawal: lazy("withdrawal"),
    checkout,
    cart: { ...cart, whenSynced },
    consent,
    market,
    shipping,
    session,
    events,
    preload: async () => void (await (clients ? loadOwn : load)()),
    start() {
      if (isStarted) return;
      isStarted = true;
      lifetime.begin();
      consent.start();
      session.start();
      checkout.start();
      market.start();
      const sent = checkout.pendingCartId();
      if (sent === undefined) return startCart();
      // After the return from a payment provider, an ordered cart must not appear as a cart again.
      const { signal } = environment;
      checkout.result(sent).then(
        // After an end, the next start asks again.
        (outcome) => signal.aborted || startCart(outcome?.order && sent),
        (error: unknown) => {
          if (signal.aborted) return;
          environment.log.warn("The result of an order could not be fetched", error);
          startCart();
        },
      );
    },
    destroy() {
      isStarted = false;
      lifetime.end();
      engine.stop();
      unsubscribe?.();
      events.clear();
    },
  };
}
