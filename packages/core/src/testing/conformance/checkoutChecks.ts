import type { OrderRequest } from "../../checkout/checkoutDraft.js";
import type { PostalAddress } from "../../domain/customer/customer.js";
import { isShopError } from "../../shared/shopError.js";
import type { Shop } from "../../shop.js";
import { withWrongCartToken, countLines } from "./cartChecks.js";
import { type ConformanceCheck, createCheck } from "./createCheck.js";
import type { Visit } from "./openVisit.js";
import { assertMet, assertRejects, unmet } from "./requirement.js";

const GUEST_EMAIL = "conformance@example.com";

interface OrderFacts {
  productId: number;
  address: Partial<PostalAddress>;
  paymentCode: string;
}

/** Fills an empty cart with the product, and returns its order as the shopper confirms it. */
async function prepareOrder(visit: Visit, facts: OrderFacts, email = GUEST_EMAIL): Promise<OrderRequest> {
  const { shop } = visit;
  const product = await shop.catalogue.product(facts.productId);
  if (shop.cart.getSnapshot().lines.length > 0) shop.cart.clear();
  await visit.add(product);
  const { methodId, shippingCents } = shop.shipping.getSnapshot();
  assertMet(shippingCents !== undefined, `The costs of the shipping method ${methodId} are unknown: return them`);
  const methods = await shop.checkout.paymentMethods(methodId);
  const payment = methods.find(({ code }) => code === facts.paymentCode);
  assertMet(
    payment,
    `paymentMethods(${methodId}) lacks "${facts.paymentCode}": return the methods that the cart can be paid with`,
  );
  const { lines, confirmed } = shop.cart.getSnapshot();
  const subtotalCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const { paymentMethodId: _, ...draft } = shop.checkout.getSnapshot();
  return {
    ...draft,
    email,
    shippingAddress: { ...draft.shippingAddress, ...facts.address },
    shippingMethodId: methodId,
    payment: { id: payment.id, code: payment.code },
    expectedTotalCents: subtotalCents - (confirmed?.discountCents ?? 0) + shippingCents + payment.feeCents,
  };
}

/** Places an order whose expected total is the sum of what the backend has reported. */
async function placeOrder({ shop }: Visit, request: OrderRequest): ReturnType<Shop["checkout"]["placeOrder"]> {
  try {
    return await shop.checkout.placeOrder(request);
  } catch (error) {
    if (!isShopError(error, "PRICE_CHANGED")) throw error;
    const sum = `lines, discount, shipping and fee of the cart are ${request.expectedTotalCents}`;
    throw unmet(`pay calculated the total ${error.details.totalCents}, but ${sum}: charge what the cart shows`);
  }
}

const ORDER_FACTS = ["productId", "address", "paymentCode"] as const;

export const checkoutChecks: readonly ConformanceCheck[] = [
  createCheck("shipping", "returns methods with costs", ["productId"], async (open, { productId }) => {
    const visit = await open();
    const { shipping, catalogue } = visit.shop;
    await visit.add(await catalogue.product(productId));
    const { methods = [] } = shipping.getSnapshot();
    assertMet(methods.length > 0, "shippingMethods returned nothing: return the methods that can ship the cart");
    for (const { id } of methods) {
      await shipping.setMethod(id);
      const { methodId, shippingCents } = shipping.getSnapshot();
      assertMet(methodId === id, `The shipping method ${id} was offered and is not available`);
      assertMet(
        Number.isSafeInteger(shippingCents),
        `The costs of the shipping method ${id} are ${shippingCents}: return gross cents, in the list or from shippingCost`,
      );
    }
  }),

  createCheck("shipping", "follows the country", ["productId", "otherCountry"], async (open, data) => {
    const visit = await open();
    const { cart, catalogue, market, shipping } = visit.shop;
    await visit.add(await catalogue.product(data.productId));
    await market.setCountry(data.otherCountry);
    await visit.sync();
    const { methods = [], shippingCents } = shipping.getSnapshot();
    assertMet(
      methods.length > 0 && shippingCents !== undefined,
      `There is no shipping method with costs to ${data.otherCountry}: return those of the country of each call`,
    );
    assertMet(cart.getSnapshot().lines.length === 1, `The cart lost its lines with the country ${data.otherCountry}`);
  }),

  createCheck("checkout", "places an order", ORDER_FACTS, async (open, facts) => {
    const visit = await open();
    const request = await prepareOrder(visit, facts);
    const { cartId, confirmed } = visit.shop.cart.getSnapshot();
    const cart = visit.store();
    await placeOrder(visit, request);
    const outcome = await visit.shop.checkout.result(cartId);
    assertMet(outcome, "checkout.result knows no order of the cart after pay: return its payment result");
    const { result, order } = outcome;
    assertMet(
      result.payment === "paid" || result.payment === "not_needed",
      `The payment with "${facts.paymentCode}" is ${result.payment}: return "not_needed" or "paid" for a method without a page of a provider`,
    );
    assertMet(order, "orderOfCart knows no order of the cart, although its result does: return it");
    assertMet(
      order.totalCents === request.expectedTotalCents && result.totalCents === order.totalCents,
      `The order has the total ${order.totalCents}, its result ${result.totalCents}: both should be ${request.expectedTotalCents}`,
    );
    const { currency = confirmed?.currency } = order;
    assertMet(
      currency === confirmed?.currency,
      `The order has the currency "${currency}", its cart "${confirmed?.currency}": charge what the cart shows`,
    );
    assertMet(
      order.lines.length === 1 && order.shippingAddress.city === request.shippingAddress.city,
      "The order lacks lines or the shipping address: return those of the request",
    );
    assertMet(
      (await countLines(await open(cart))) === 0,
      "The cart is still there after it was ordered: respond as for an unknown cart, CART_NOT_FOUND",
    );
  }),

  createCheck("checkout", "repeats an order once", ORDER_FACTS, async (open, facts) => {
    const visit = await open();
    const { cart, checkout } = visit.shop;
    const request = await prepareOrder(visit, facts);
    const { cartId } = cart.getSnapshot();
    const first = await placeOrder(visit, request);
    const repeated = await placeOrder(visit, request);
    assertMet(
      JSON.stringify(repeated) === JSON.stringify(first),
      `pay with a repeated Idempotency-Key responded ${JSON.stringify(repeated)} instead of ${JSON.stringify(first)}: return the first response`,
    );
    assertMet((await checkout.result(cartId))?.order, "The repeated order is not placed: keep the first one");
  }),

  createCheck("checkout", "places one order for a customer", [...ORDER_FACTS, "customer"], async (open, facts) => {
    const visit = await open();
    const { account, cart, checkout, session } = visit.shop;
    const { email } = await session.signIn(facts.customer);
    await visit.sync();
    const before = (await account.orders()).map(({ id }) => id);
    const request = await prepareOrder(visit, facts, email);
    const { cartId } = cart.getSnapshot();
    await placeOrder(visit, request);
    await placeOrder(visit, request);
    const outcome = await checkout.result(cartId);
    const added = (await account.orders()).filter(({ id }) => !before.includes(id));
    assertMet(added.length > 0, "account.orders() lacks the customer's new order: return it");
    assertMet(
      added.length === 1,
      `pay with a repeated Idempotency-Key placed ${added.length} orders: return the first response`,
    );
    assertMet(
      added[0]?.id === outcome?.result.orderId,
      `The result has the order ${outcome?.result.orderId}, account.orders() has ${added[0]?.id}: return the same id`,
    );
  }),

  createCheck("checkout", "rejects another total", ORDER_FACTS, async (open, facts) => {
    const visit = await open();
    const request = await prepareOrder(visit, facts);
    const { checkout, cart } = visit.shop;
    const { cartId } = cart.getSnapshot();
    const { expectedTotalCents } = request;
    const { totalCents } = await assertRejects(
      checkout.placeOrder({ ...request, expectedTotalCents: expectedTotalCents - 100 }),
      "PRICE_CHANGED",
      "Calculate the total, and reject an order whose expected total differs",
    );
    assertMet(
      totalCents === expectedTotalCents,
      `PRICE_CHANGED reported the total ${totalCents}: return the real one, ${expectedTotalCents}`,
    );
    assertMet((await checkout.result(cartId)) === undefined, "The order with another total was placed: reject it");
    await placeOrder(visit, request);
  }),

  createCheck("checkout", "hides an order from a wrong token", ORDER_FACTS, async (open, facts) => {
    const visit = await open();
    const request = await prepareOrder(visit, facts);
    const { cartId } = visit.shop.cart.getSnapshot();
    const { local } = visit.store();
    await placeOrder(visit, request);
    const other = await open(withWrongCartToken({ local, session: {} }));
    assertMet(
      (await other.shop.checkout.result(cartId)) === undefined,
      "The order of a cart was returned for a wrong cart token: respond NOT_FOUND, as for an unknown order",
    );
  }),

  createCheck(
    "checkout",
    "hides an order from other customers",
    [...ORDER_FACTS, "customer", "otherCustomer"],
    async (open, facts) => {
      const visit = await open();
      const { email } = await visit.shop.session.signIn(facts.customer);
      await visit.sync();
      const request = await prepareOrder(visit, facts, email);
      const { cartId } = visit.shop.cart.getSnapshot();
      await placeOrder(visit, request);
      const outcome = await visit.shop.checkout.result(cartId);
      const orderId = outcome?.result.orderId ?? 0;
      const own = await visit.shop.account.order(orderId);
      assertMet(own.id === orderId, `account.order(${orderId}) returned the order ${own.id}`);
      const { shop } = await open();
      await assertRejects(shop.account.order(orderId), "UNAUTHORIZED", "Reject account.order() without a session");
      await shop.session.signIn(facts.otherCustomer);
      await assertRejects(
        shop.account.order(orderId),
        "NOT_FOUND",
        "Respond to the order of another customer as to an unknown one",
      );
      const isListed = (await shop.account.orders()).some(({ id }) => id === orderId);
      assertMet(!isListed, "account.orders() returned the order of another customer");
    },
  ),
];
