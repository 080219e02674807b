import { startTimer } from "../../environment/runtime.js";
import { pause } from "../../shared/promises.js";
import { isShopError } from "../../shared/shopError.js";
import { type ConformanceCheck, createCheck } from "./createCheck.js";
import { assertMet, assertRejects, unmet } from "./requirement.js";

const UNKNOWN_EMAIL = "conformance-unknown@example.com";

export const sessionChecks: readonly ConformanceCheck[] = [
  createCheck("session", "signs a customer in", ["customer"], async (open, { customer }) => {
    const { shop } = await open();
    const { id, email } = await shop.session.signIn(customer);
    assertMet(
      email.toLowerCase() === customer.email.toLowerCase(),
      `Signing in as ${customer.email} returned the customer ${email}`,
    );
    assertMet(
      shop.session.getSnapshot().customerId === id,
      `The token names the customer ${shop.session.getSnapshot().customerId}, the response ${id}: use the customer's id as \`sub\``,
    );
    const loaded = await shop.account.customer();
    assertMet(loaded.id === id, `account.customer() returned the customer ${loaded.id} instead of ${id}`);
  }),

  createCheck("session", "keeps the session after a reload", ["customer"], async (open, { customer }) => {
    const visit = await open();
    const { id } = await visit.shop.session.signIn(customer);
    const { shop } = await open(visit.store());
    const loaded = await shop.account.customer();
    assertMet(
      loaded.id === id,
      `After a reload account.customer() returned the customer ${loaded.id} instead of ${id}`,
    );
  }),

  createCheck("session", "rejects a wrong password", ["customer"], async (open, { customer: { email } }) => {
    const { session } = (await open()).shop;
    const password = "conformance-wrong-password";
    await assertRejects(session.signIn({ email, password }), "LOGIN_FAILED", "Reject a wrong password");
    await assertRejects(
      session.signIn({ email: UNKNOWN_EMAIL, password }),
      "LOGIN_FAILED",
      "Reject an unknown e-mail address like a wrong password, because the difference reveals who has an account",
    );
    assertMet(session.getSnapshot().status === "guest", "A rejected sign-in started a session");
  }),

  createCheck("session", "takes over the guest's cart", ["customer", "productId"], async (open, data) => {
    const guest = await open();
    const product = await guest.shop.catalogue.product(data.productId);
    await guest.add(product);
    await guest.shop.session.signIn(data.customer);
    await guest.sync();
    const { lines, cartId } = guest.shop.cart.getSnapshot();
    assertMet(
      lines.some(({ variantId }) => variantId === product.variantId),
      "The guest's cart is lost after signing in: merge it into the customer's, and return that as `cart`",
    );
    await guest.shop.cart.refresh();
    assertMet(
      guest.shop.cart.getSnapshot().cartId === cartId,
      "The cart returned by the sign-in is unknown to cart/get: return its `token` with it",
    );
    const device = await open();
    await device.shop.session.signIn(data.customer);
    await device.sync();
    assertMet(
      device.shop.cart.getSnapshot().lines.some(({ variantId }) => variantId === product.variantId),
      "A sign-in on another device does not return the customer's cart: return it as `cart`",
    );
  }),

  createCheck("session", "ends with the sign-out", ["customer"], async (open, { customer }) => {
    const visit = await open();
    await visit.shop.session.signIn(customer);
    const stored = visit.store();
    visit.shop.session.signOut();
    // The shop revokes the token in the background.
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const { shop } = await open(stored);
      try {
        await shop.account.orders();
      } catch (error) {
        if (isShopError(error, "UNAUTHORIZED")) return;
        throw error;
      }
      await pause({ after: startTimer }, 50 * attempt);
    }
    throw unmet(
      "The token of a session is valid after signing out: revoke it in session.logout, and reject it with UNAUTHORIZED",
    );
  }),

  createCheck("session", "hides the orders from guests", ["customer"], async (open, { customer }) => {
    const { shop } = await open();
    await assertRejects(shop.account.orders(), "UNAUTHORIZED", "Reject account.orders() without a session");
    await shop.session.signIn(customer);
    await shop.account.orders();
  }),
];
