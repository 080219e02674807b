// Shoppers that are simulated with the SDK.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./workspace.mjs";

const PREPAYMENT = { id: 1, code: "Vorkasse" };
export const ADDRESS = {
  titleId: 1,
  firstName: "Eva",
  lastName: "Huber",
  company: "",
  street: "Gumpendorfer Straße 10",
  extra: "",
  postalCode: "1060",
  city: "Wien",
  countryId: 13,
  stateId: undefined,
  phone: "+43 660 1234567",
};

/** Each order has an address of its own, by which it is found. */
export const newEmail = () => `eva.${crypto.randomUUID()}@example.com`;

/** Returns the built SDK of a checkout: a page that is open during an upgrade keeps the previous one. */
export async function loadSdk(folder = root) {
  const load = (name) => import(pathToFileURL(join(folder, "packages/core/dist/exports", name)).href);
  return { ...(await load("index.js")), ...(await load("server.js")) };
}

/** Creates a shop in Austria. `own` are parts of its environment. */
export function createShopAt(origin, { createShop, serverEnvironment }, own) {
  const apiUrl = `${origin}/api/`;
  const config = { apiUrl, fastApi: apiUrl, token: "storefront", language: "de", locale: "de-AT", market: "AT" };
  return createShop(config, serverEnvironment(own));
}

/** Returns the request to order the cart by prepayment, at the total that the shopper saw. */
export const createOrderRequest = (shop, { summarizeCart }, email) => ({
  email,
  shippingAddress: ADDRESS,
  billingAddress: undefined,
  vatNumber: "",
  pickup: undefined,
  shipComplete: true,
  message: "",
  shippingMethodId: shop.shipping.getSnapshot().methodId,
  payment: PREPAYMENT,
  expectedTotalCents: summarizeCart(shop.cart.getSnapshot(), shop.shipping.getSnapshot()).totalCents,
});
