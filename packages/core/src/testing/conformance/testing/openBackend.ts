import { createShop } from "../../../createShop.js";
import type { Environment } from "../../../environment/environment.js";
import { fakeShop } from "../../fakeShop.js";
import type { ConformanceData, ConformanceOptions } from "../createCheck.js";
import type { CreateShopUnderTest } from "../openVisit.js";

export type Fetch = Environment["fetch"];

export const data: ConformanceData = {
  productId: 1,
  scarceProductId: 2,
  categoryId: 1,
  coupon: "HERBST",
  customer: { email: "anna@example.com", password: "password" },
  otherCustomer: { email: "eva@example.com", password: "password-2" },
  otherCountry: "RO",
  address: { firstName: "Anna", lastName: "Auer", street: "Gasse 1", postalCode: "1060", city: "Wien" },
  paymentCode: "Vorkasse",
};

/** Opens a fake shop for the checks; `breakBackend` changes its requests and responses. */
export function openBackend(breakBackend: (send: Fetch) => Fetch = (send) => send): {
  create: CreateShopUnderTest;
  options: ConformanceOptions;
} {
  const products = [
    { id: 1, title: "Chair", priceCents: 15_900, stock: 100 },
    { id: 2, title: "Table", priceCents: 49_900, stock: 3 },
  ];
  const { config, fetch } = fakeShop(products, {
    coupons: { HERBST: 10 },
    currencies: { RO: { currency: "RON", symbol: "lei", rate: 5 } },
    otherCustomers: [{ email: "eva@example.com", password: "password-2" }],
    reviews: [
      { productId: 1, author: "Anna A.", rating: 5 },
      { productId: 1, author: "Ion P.", rating: 4, language: "ro" },
      { productId: 1, author: "Eva B.", rating: 2 },
    ],
  });
  return {
    create: (environment) => createShop(config, environment),
    options: { data, environment: { fetch: breakBackend(fetch) } },
  };
}
