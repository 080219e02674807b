// Orders one product as a guest, paid in advance by bank transfer.
import { createShop, formatMoney, summarizeCart } from "@shop/core";
import { serverEnvironment } from "@shop/core/server";

const backend = process.env["SHOP_URL"] ?? "http://localhost:3000";
const api = `${backend}/api/`;
const shop = createShop(
  { apiUrl: api, token: "storefront", language: "de", locale: "de-AT", market: "AT" },
  serverEnvironment(),
);
shop.start();

const euro = (cents: number): string => formatMoney(cents, { locale: "de-AT", currency: "EUR" });

const products = await shop.catalogue.products({ limit: 5 });
for (const { id, title, priceCents } of products) console.log(id, title, euro(priceCents));

const product = products.find(({ stock }) => stock > 0);
if (product === undefined) throw new Error("No product is in stock.");
shop.cart.add(product);
await shop.cart.whenSynced();

const { methodId: shippingMethodId } = shop.shipping.getSnapshot();
const methods = await shop.checkout.paymentMethods();
const payment = methods.find(({ code }) => code === "Vorkasse");
if (payment === undefined) throw new Error("The shop takes no bank transfers.");

const { totalCents } = summarizeCart(shop.cart.getSnapshot(), shop.shipping.getSnapshot());
if (totalCents === undefined) throw new Error("The shipping costs are unknown.");
console.log("Total", euro(totalCents + payment.feeCents));

const draft = shop.checkout.getSnapshot();
const { cartId } = await shop.checkout.placeOrder({
  ...draft,
  email: `anna.${Date.now()}@example.com`,
  shippingAddress: {
    ...draft.shippingAddress,
    firstName: "Anna",
    lastName: "Huber",
    street: "Am Hof 1",
    postalCode: "1010",
    city: "Wien",
    phone: "+43 1 234567",
  },
  shippingMethodId,
  payment: { id: payment.id, code: payment.code },
  expectedTotalCents: totalCents + payment.feeCents,
});

const outcome = await shop.checkout.result(cartId);
if (outcome === undefined) throw new Error("The order has no result yet.");
const { ref, bankAccount } = outcome.result;
if (bankAccount !== undefined) console.log("Transfer the total to", bankAccount.holder, bankAccount.iban);
console.log("Order", ref);

shop.destroy(); // ends its timers, and with them the program
