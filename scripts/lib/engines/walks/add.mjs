import { loadTexts } from "../../../../apps/storefront/e2e/support/storefronts.ts";
import { findProduct } from "./findProduct.mjs";

const added = loadTexts("product", "de")("added");
const BUY = { css: ".lh-buyform [type=submit]" };
const ADDITION = /^POST \/api\/cart\/add 200/;
/** The transport sends a request four times; the next attempt is the queue's. */
const ATTEMPTS = 5;
const ENTRY = /^\/assets\/entry-client-/;

/** Adds while the shop cannot be reached; the addition is sent when it can. */
export async function addOffline(page, { proxy }) {
  await page.goTo(proxy.url + (await findProduct(proxy.url)));
  await page.untilHydrated();
  // The first addition loads what the next one needs.
  await page.click(BUY);
  await untilSent(page, proxy, 1);
  await untilIdle(page, proxy);
  proxy.setOffline(true);
  await page.click(BUY);
  await untilBadge(page, "2");
  const countRefused = () => proxy.refused.filter((line) => line.startsWith("POST /api/cart/add")).length;
  await page.poll(`${ATTEMPTS} attempts`, async () => countRefused() >= ATTEMPTS);
  proxy.setOffline(false);
  await untilSent(page, proxy, 2);
  await expectCart(page, proxy, "2");
  return "sent once when back online";
}

/** Adds before hydration; the shop takes the addition over. */
export async function addFirst(page, { proxy }) {
  const release = proxy.hold(ENTRY);
  await page.goTo(proxy.url + (await findProduct(proxy.url)));
  await page.until("the early module", () => self.takeEarlySubmits !== undefined);
  await page.click(BUY);
  await page.untilText("[role=status], .lh-added", added);
  await untilBadge(page, "1");
  if (await page.call(() => document.documentElement.dataset.hydrated !== undefined))
    throw new Error("It was hydrated");
  release();
  await page.untilHydrated();
  await untilBadge(page, "1");
  await untilSent(page, proxy, 1);
  await expectCart(page, proxy, "1");
  return "added once";
}

const untilSent = (page, { requests }, count) =>
  page.poll(`${count} additions sent`, async () => requests.filter((line) => ADDITION.test(line)).length === count);

/** Requests that a page still waits for are canceled when it is left, and Firefox reports them. */
const untilIdle = (page, proxy) => page.poll("an idle page", async () => proxy.isIdle());

/** Number on the cart's button, before and after hydration. */
const untilBadge = (page, count) =>
  page.until(
    `${count} in the cart`,
    (wanted) => {
      const control = [...document.querySelectorAll("[data-badge]")].find((found) => found.checkVisibility());
      const badge = control?.querySelector(".sh-badge");
      return (badge ? badge.firstChild?.textContent : control?.dataset.badge) === wanted;
    },
    count,
  );

/** Expects one line, as the backend has it, and no addition that was sent twice. */
async function expectCart(page, proxy, quantity) {
  const { url, requests } = proxy;
  await untilIdle(page, proxy);
  await page.goTo(`${url}/cart`);
  await page.untilHydrated();
  await page.untilHidden("[data-estimated]");
  await page.until(
    `quantity ${quantity}`,
    (wanted) =>
      [...document.querySelectorAll("main input[type=number], main [role=spinbutton]")]
        .map(({ value }) => value)
        .join() === wanted,
    quantity,
  );
  const count = requests.filter((line) => ADDITION.test(line)).length;
  if (String(count) !== quantity) throw new Error(`${count} additions were sent`);
}
