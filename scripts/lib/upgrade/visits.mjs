// Visits that begin in a process of one release and go on in one of the other.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../roleProcess.mjs";
import { createBrowser } from "./createBrowser.mjs";

const LINK = /\/guest\/invoice\/([\w-]+)\/([\w-]+)/;

/** A guest and a new customer, each with a cart. */
export async function beginVisit(sdk, web, onFailure) {
  const guest = createBrowser(sdk, web, onFailure);
  await guest.fillCart();
  const customer = createBrowser(sdk, web, onFailure);
  const email = await customer.register();
  await customer.fillCart();
  return { guest, customer, email };
}

/** Orders both carts. Returns the email addresses of the orders. */
export async function orderVisit(visit, web) {
  const { guest, customer, email } = visit;
  for (const browser of [guest, customer]) {
    browser.moveTo(web);
    browser.reload();
    await browser.shop().cart.whenSynced();
    const quantities = browser
      .shop()
      .cart.getSnapshot()
      .lines.map(({ quantity }) => quantity);
    assert.deepEqual(quantities, [2], "the cart has its line");
  }
  visit.guestEmail = await guest.order();
  await customer.order(email);
  return [visit.guestEmail, email];
}

/**
 * Reads an ordered visit again, with the customer's session and with the mailed link of the guest.
 *
 * @param mails folder of the shop's emails
 */
export async function checkVisit({ guest, customer, email, guestEmail }, web, mails) {
  for (const browser of [guest, customer]) {
    browser.moveTo(web);
    browser.reload();
  }
  assert.equal((await customer.shop().session.reloadCustomer())?.email, email, "the session is that of the customer");
  assert.equal((await customer.shop().account.orders()).length, 1, "the customer has one order");
  const { ref, hash } = await readOrderLink(mails, guestEmail);
  assert.equal((await guest.shop().account.guestOrder(ref, hash)).ref, ref, "the mailed link opens the order");
  assert.equal(await guest.status(`/guest/invoice/${ref}/${hash}`), 200, "the page of the mailed link opens");
}

export function closeVisit({ guest, customer }) {
  guest.close();
  customer.close();
}

async function readOrderLink(mails, email) {
  let found;
  await until(() => {
    const texts = readdirSync(mails)
      .filter((name) => name.endsWith("order-received.txt"))
      .map((name) => readFileSync(join(mails, name), "utf8"));
    found = LINK.exec(texts.find((text) => text.includes(`To: ${email}\n`)) ?? "");
    return found !== null;
  });
  return { ref: found[1], hash: found[2] };
}
