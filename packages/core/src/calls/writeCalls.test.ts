import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { emptyAddress } from "../checkout/checkoutDraft.js";
import { createShop } from "../createShop.js";
import { createLifetime, memoryEnvironment, serverEnvironment } from "../environment/runtime.js";
import { resolveCall } from "../exports/calls.js";
import { plainHttp } from "./areaCalls.js";
import { createClients, type Clients } from "./clients.js";
import { collectGarbage } from "./testing/collectGarbage.js";
import type { CallOptions } from "./transport/http.js";

const signal = AbortSignal.abort();
const cart = { cartId: 5, token: "secret" };
const write = { idempotencyKey: "key", countryId: 13 };
const address = { ...emptyAddress(13), label: "", mobilePhone: "", isDefault: false };
const customer = { id: 7, email: "anna@example.com" };

const shopUrl = "https://shop.test/api/";
const shopConfig = { apiUrl: shopUrl, fastApi: shopUrl, token: "shop", language: "de", locale: "de-AT", market: "AT" };

/** Returns the clients of a backend that responds with `{}`, and reports the URLs that it receives. */
function clientsOf(onSent: (url: string) => void = () => {}): Clients {
  const environment = memoryEnvironment({
    fetch: async ({ url }) => {
      onSent(url);
      return Response.json({});
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  return createClients(shopConfig, createLifetime(environment).environment, {
    token: () => "mine",
    reportRejected: () => Promise.resolve(),
    customer: () => customer,
  });
}

/** Every call that is not in a table of read calls, with an aborted signal. */
const CALLS: { [Area in keyof Clients]?: Record<string, (client: Clients[Area]) => Promise<unknown>> } = {
  account: {
    updateCustomer: (client) =>
      client.updateCustomer(
        { titleId: 1, firstName: "A", lastName: "B", company: "", vatNumber: "", email: "a@b.at", password: "" },
        { signal },
      ),
    addAddress: (client) => client.addAddress(address, "key", { signal }),
    updateAddress: (client) => client.updateAddress(3, address, { signal }),
    deleteAddress: (client) => client.deleteAddress(3, { signal }),
    setDefaultAddress: (client) => client.setDefaultAddress(3, { signal }),
    cancelOrder: (client) => client.cancelOrder(3, { signal }),
    checkVatNumber: (client) => client.checkVatNumber("ATU1", "AT", { signal }),
    confirmEmail: (client) => client.confirmEmail("token", { signal }),
    startSecondFactor: (client) => client.startSecondFactor("secret", { signal }),
    requestErasure: (client) => client.requestErasure("secret", "123456", { signal }),
    confirmErasure: (client) => client.confirmErasure("token", { signal }),
    exportData: (client) => client.exportData("secret", { signal }),
    endOtherSessions: (client) => client.endOtherSessions({ signal }),
    removeSecondFactor: (client) => client.removeSecondFactor("secret", "123456", { signal }),
  },
  cart: {
    get: (client) => client.get(cart, 13, { signal }),
    write: (client) =>
      client.write({ ...cart, key: "key", countryId: 13, cartItemId: 0, mutation: { kind: "clear" } }, { signal }),
    validate: (client) => client.validate(cart, write, { signal }),
    applyCoupon: (client) => client.applyCoupon(cart, "SUMMER", write, { signal }),
    removeCoupon: (client) => client.removeCoupon(cart, undefined, write, { signal }),
    assignCustomer: (client) => client.assignCustomer(cart, "a@b.at", { signal }),
  },
  checkout: {
    shippingMethods: (client) => client.shippingMethods(cart, 13, { signal }),
    shippingCost: (client) => client.shippingCost(cart, { countryId: 13, shippingMethodId: 1 }, { signal }),
    paymentMethods: (client) => client.paymentMethods(cart, { countryId: 13, shippingMethodId: 1 }, { signal }),
    addAddress: (client) => client.addAddress(cart, 7, address, "key", { signal }),
    pay: (client) =>
      client.pay(
        {
          cart,
          customerId: 7,
          email: "a@b.at",
          shippingAddressId: 1,
          billingAddressId: 1,
          shippingMethodId: 1,
          shippingTaxTitle: "20% Ust.",
          paymentMethodId: 1,
          paymentCode: "Vorkasse",
          countryId: 13,
          isCompany: false,
          vatNumber: "",
          coupons: [],
          isGuest: true,
          shipComplete: true,
          message: "",
          expectedTotalCents: 100,
          idempotencyKey: "key",
        },
        { signal },
      ),
    orderOfCart: (client) => client.orderOfCart(cart, { signal }),
  },
  newsletter: {
    subscribe: (client) => client.subscribe("a@b.at", { signal }),
    confirm: (client) => client.confirm("token", { signal }),
    unsubscribe: (client) => client.unsubscribe("token", { signal }),
  },
  order: {
    result: (client) => client.result(cart, { signal }),
    qrCode: (client) => client.qrCode(cart, { signal }),
    cancelPayment: (client) => client.cancelPayment(cart, { signal }),
    acceptPayPal: (client) => client.acceptPayPal(cart, { orderID: "1" }, { signal }),
    reorder: (client) => client.reorder(3, undefined, "key", { signal }),
    invoice: (client) => client.invoice(3, { signal }),
    amazonPayUrl: (client) => client.amazonPayUrl(cart, { signal }),
    setPickup: (client) =>
      client.setPickup(cart, { centerId: 3, firstName: "A", lastName: "B", phone: "" }, { signal }),
  },
  reviews: {
    write: (client) =>
      client.write({ variantId: 3, title: "", content: "", rating: 5, language: "de" }, "key", { signal }),
    addPicture: (client) => client.addPicture(3, new Blob(), { signal }),
  },
  session: {
    login: (client) => client.login({ email: "a@b.at", password: "secret" }, undefined, { signal }),
    register: (client) =>
      client.register(
        {
          ...address,
          email: "a@b.at",
          emailConfirm: "a@b.at",
          password: "secret",
          passwordConfirm: "secret",
          vatNumber: "",
          newsletter: false,
          terms: true,
        },
        cart,
        { signal },
      ),
    logout: (client) => client.logout("token", { signal }),
    refresh: (client) => client.refresh("token", customer, "key", { signal }),
    changePassword: (client) =>
      client.changePassword("token", 7, { passwordOld: "old", password: "new", passwordConfirm: "new" }, { signal }),
    confirmSecondFactor: (client) => client.confirmSecondFactor("token", "123456", { signal }),
    forgotPassword: (client) => client.forgotPassword("a@b.at", { signal }),
    resetPassword: (client) =>
      client.resetPassword({ token: "token", password: "new", passwordConfirm: "new" }, { signal }),
  },
  withdrawal: {
    declare: (client) =>
      client.declare({ name: "A", orderRef: "R", email: "a@b.at", reason: "", items: [] }, "key", { signal }),
  },
};

test.each(Object.keys(CALLS))(
  "each call of the %s client with an aborted signal rejects with ABORTED and sends nothing",
  async (area) => {
    const sent: string[] = [];
    const clients = clientsOf((url) => sent.push(url));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each area's calls take its client
    const calls = CALLS[area as "cart"] ?? {};
    for (const [name, call] of Object.entries(calls)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      await expect(call(clients[area as "cart"]), name).rejects.toMatchObject({ code: "ABORTED" });
    }
    expect(sent).toEqual([]);
  },
);

test("every call of these clients is tried, except for those of the read tables", async () => {
  const clients = clientsOf();
  const areas: (keyof Clients)[] = ["cart", "checkout", "newsletter", "order", "session", "withdrawal"];
  for (const area of areas)
    expect(Object.keys(CALLS[area] ?? {}).toSorted()).toEqual(Object.keys(clients[area]).toSorted());
});

const ownNetwork = { fetch: (request: Request) => fetch(request), clock: { now: () => Date.now() } };

const CONNECTED_CALLS: [string, (config: typeof shopConfig, options: CallOptions) => Promise<unknown>][] = [
  ["a write of a shop", (config, options) => createShop(config, serverEnvironment()).newsletter.confirm("x", options)],
  [
    "a write of a shop with a fetch of its own",
    (config, options) => createShop(config, serverEnvironment(ownNetwork)).newsletter.confirm("x", options),
  ],
  ["a single call", (config, options) => resolveCall(plainHttp(config), config)("/sofa", options)],
  [
    "a single call with a fetch of its own",
    (config, options) => resolveCall(plainHttp(config, ownNetwork), config)("/sofa", options),
  ],
];
const UNFINISHED = ["no response", "an unfinished body"] as const;

test.each(CONNECTED_CALLS.flatMap(([name, call]) => UNFINISHED.map((answer) => [name, answer, call] as const)))(
  "aborting %s with %s closes its connection to a real server",
  async (_, answer, call) => {
    const received = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const server = createServer((request, response) => {
      response.on("close", closed.resolve);
      request.resume().on("end", () => {
        if (answer === "an unfinished body") response.writeHead(200, { "Content-Type": "application/json" }).write("{");
        received.resolve();
      });
    });
    await new Promise<void>((done) => void server.listen(0, done));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has such an address
    const { port } = server.address() as AddressInfo;
    const apiUrl = `http://localhost:${port}/api/`;
    const controller = new AbortController();
    const outcome = call({ ...shopConfig, apiUrl, fastApi: apiUrl }, controller).catch((error: unknown) => error);
    await received.promise;
    await new Promise((arrived) => void setTimeout(arrived, 50));
    collectGarbage();
    controller.abort();
    expect(await outcome).toMatchObject({ code: "ABORTED" });
    await closed.promise;
    server.close();
  },
);
