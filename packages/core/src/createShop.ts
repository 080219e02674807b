import { lazyClients } from "./clients/lazyClients.js";
import { missingConfig } from "./domain/config/missingConfig.js";
import type { Order } from "./domain/order/order.js";
import type { Environment } from "./environment/environment.js";
import { createEmitter } from "./shared/emitter.js";
import { ShopError } from "./shared/shopError.js";
import { createCheckoutStore } from "./stores/checkoutStore.js";
import { createCartCalls } from "./stores/cartCalls.js";
import { createCartStore } from "./stores/cartStore.js";
import { createConsentStore } from "./stores/consentStore.js";
import { createDeliveryStore, type DeliveryStore } from "./stores/deliveryStore.js";
import { watchCart, watchCountry } from "./stores/cartAndPostage.js";
import { createDisplayStore } from "./stores/displayStore.js";
import { createSessionStore } from "./stores/sessionStore.js";
import { storedEmail } from "./stores/storedSession.js";
import type { Shop, ShopConfig, ShopEvents } from "./shop.js";

/**
 * Creates a shop: its stores and the clients for its calls. The stores stay idle until `start()`.
 *
 * @throws ShopError CONFIG_MISSING with the names of the properties that are absent or blank
 */
export function createShop(config: ShopConfig, environment: Environment): Shop {
  const missing = missingConfig({ ...config });
  if (missing.length > 0) throw new ShopError("CONFIG_MISSING", { details: { missing } });

  const rendered = config.display ?? { excludeVat: false, countryId: config.countryId };
  const { clients, fetchCode } = lazyClients(
    {
      ...config,
      priceCountryId() {
        const { countryId } = display.getSnapshot();
        return countryId === config.countryId ? undefined : countryId;
      },
    },
    environment,
    {
      token: () => credentials.token(),
      refused: (token) => credentials.refused(token),
      customer() {
        const { customerId, customer } = session.getSnapshot();
        // Another tab may have changed the address.
        const email = storedEmail(environment.storage.local) || (customer?.email ?? "");
        return customerId === 0 ? undefined : { id: customerId, email };
      },
    },
  );
  const events = createEmitter<ShopEvents>();
  const consent = createConsentStore({
    environment,
    rendered: config.consent,
    onChange: (change) => events.emit("consent:changed", change),
  });
  const cart = createCartStore({
    client: clients.cart,
    environment,
    countryId: () => delivery.getSnapshot().countryId,
    onAnnounce: (action) => events.emit("cart:asked", action),
    onRefuse: (refusal) => events.emit("cart:refused", refusal),
    onWait: (code) => events.emit("cart:waiting", code),
    onLose: (loss) => events.emit("cart:lost", loss),
  });
  const delivery: DeliveryStore = createDeliveryStore({
    client: clients.checkout,
    environment,
    countryId: rendered.countryId,
    cart,
  });
  const display = createDisplayStore({
    environment,
    delivery,
    homeCountryId: config.countryId,
    rendered,
    countryIds: config.countryIds,
  });
  const checkout = createCheckoutStore({
    client: { ...clients.checkout, ...clients.order, assignCustomer: clients.cart.assignCustomer },
    environment,
    cart,
    countryId: () => delivery.getSnapshot().countryId,
    isSignedIn: () => session.getSnapshot().status === "customer",
    redirects: { origin: new URL(config.apiUrl).origin, moreHosts: config.paymentHosts },
    onPlaced: (order) => void placed(order),
  });
  const { session, credentials } = createSessionStore({
    client: clients.session,
    loadCustomer: clients.account.customer,
    environment,
    audience: config.audience,
    cart,
    onBegin(customerId) {
      checkout.takeUp(customerId);
      // The cart in the sign-in response has the prices of the address book's country.
      cart.refresh();
      events.emit("session:began", { customerId });
    },
    onEnd(reason, customerId) {
      // The tab that ended the session has already cleared storage: a cart created since then must stay.
      if (reason !== "otherTab") cart.forget();
      if (customerId !== undefined && (reason === "expired" || reason === "refused")) checkout.setAside(customerId);
      else checkout.forget();
      display.reset();
      events.emit("session:ended", { reason });
    },
  });
  let isStarted = false;
  let undo: Array<() => void> = [];

  /** @param over id of a cart that has become an order */
  function startCart(over?: number): void {
    if (!isStarted) return;
    const watch = (): void => void (undo = [watchCart(cart, delivery), watchCountry(cart, delivery)]);
    if (over === undefined) watch();
    delivery.start();
    cart.start();
    if (over === undefined) return;
    if (cart.handle()?.cartId === over) cart.forget({ onResultPage: true });
    watch();
  }

  /** Reports a confirmed order once, and keeps a guest's data for the express checkout. */
  async function placed(order: Order): Promise<void> {
    const { purchaseOf } = await import("./domain/analytics/purchaseOf.js");
    events.emit("trade", purchaseOf(order));
    if (session.getSnapshot().status !== "guest") return;
    session.startExpress({ email: order.email, address: order.deliveryAddress });
  }

  return {
    config,
    account: {
      ...clients.account,
      async updateCustomer(changes) {
        const customer = await clients.account.updateCustomer(changes);
        session.adopt(customer);
        return customer;
      },
    },
    catalogue: clients.catalogue,
    content: clients.content,
    newsletter: clients.newsletter,
    orders: {
      reorder: (orderId) => cart.exchange((handle) => clients.order.reorder(orderId, handle)),
      invoice: clients.order.invoice,
    },
    related: clients.related,
    reviews: clients.reviews,
    search: {
      ...clients.search,
      openBox: async () => {
        const { createSearchStore } = await import("./stores/searchStore.js");
        return createSearchStore({ client: clients.search, environment });
      },
    },
    stock: clients.stock,
    withdrawal: clients.withdrawal,
    checkout,
    cart: { ...cart, ...createCartCalls({ cart, client: clients.cart, environment }) },
    consent,
    delivery,
    display,
    session,
    events,
    fetchCode,
    start() {
      if (isStarted) return;
      isStarted = true;
      consent.start();
      session.start();
      checkout.start();
      display.start();
      const sent = checkout.sentCart();
      if (sent === undefined) return startCart();
      // After the return from a payment provider, an ordered cart must not appear as a cart again.
      checkout.result(sent).then(
        (outcome) => startCart(outcome?.order && sent),
        (error: unknown) => {
          environment.log.warn("The result of an order could not be asked for", error);
          startCart();
        },
      );
    },
    destroy() {
      cart.stop();
      display.stop();
      consent.stop();
      for (const stop of undo) stop();
      undo = [];
      isStarted = false;
      session.destroy();
      events.clear();
    },
  };
}
