import { ADDRESS, createOrderRequest, createShopAt, newEmail } from "../simulatedShopper.mjs";

/** The same for each request; `moveTo` says which process gets it. */
const ORIGIN = "http://shop.invalid";
const PASSWORD = "ein-langes-wort";
let browsers = 0;

/**
 * Creates a shopper's browser, whose storage survives reloads and whose requests go to a process of choice.
 *
 * @param onFailure gets a line for each rejected request
 */
export function createBrowser(sdk, web, onFailure) {
  const address = `10.255.${browsers >> 8}.${browsers++ & 255}`;
  const storage = { local: sdk.memoryStorage(), session: sdk.memoryStorage() };
  let target = web;
  let shop;

  const fetchAs = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    // Rate limits count callers by address.
    headers.set("x-forwarded-for", address);
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const { method, signal } = request;
    const response = await fetch(target.url + pathname + search, { method, headers, body, signal, redirect: "manual" });
    if (response.status >= 400) onFailure(`${target.name}: ${response.status} ${method} ${pathname}`);
    return response;
  };
  function load() {
    shop?.destroy();
    shop = createShopAt(ORIGIN, sdk, { fetch: fetchAs, log: { warn: () => {} }, storage });
    shop.start();
  }
  load();
  return {
    /** Sends requests to another process from now on. */
    moveTo: (other) => void (target = other),
    reload: load,
    shop: () => shop,
    close: () => shop.destroy(),
    status: async (path) => (await fetchAs(new URL(path, ORIGIN))).status,
    async fillCart() {
      const products = (await shop.catalogue.products({ limit: 20 })).filter(({ stock }) => stock > 1);
      shop.cart.add(products[browsers % products.length], { quantity: 2 });
      await shop.cart.whenSynced();
    },
    /** Returns the email address of the order. */
    async order(email = newEmail()) {
      await shop.cart.whenSynced();
      await shop.checkout.placeOrder(createOrderRequest(shop, sdk, email));
      return email;
    },
    async register() {
      const email = newEmail();
      const account = { email, emailConfirm: email, password: PASSWORD, passwordConfirm: PASSWORD };
      await shop.session.register({
        ...ADDRESS,
        ...account,
        vatNumber: "",
        mobilePhone: "",
        newsletter: false,
        terms: true,
      });
      return email;
    },
  };
}
