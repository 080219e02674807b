// Measures interactions on the throttled phone of goals.md: hydration, add to cart, navigation.
import { openPhone } from "./browser.mjs";
import { median } from "./statistics.mjs";

const BUY = "main form button[type=submit]";
/** Time between hovering a link and pressing it. */
const HOVER_MS = 400;

/** Records when React has hydrated the button, recognized by React's property on the element. */
const RECORD_HYDRATION = `const noteHydrated = () => {
  const button = document.querySelector(${JSON.stringify(BUY)});
  if (button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps$"))) benchHydrated = performance.now();
  else setTimeout(noteHydrated, 16);
};
globalThis.benchHydrated = undefined;
noteHydrated();`;

/** Records when a click on the button is accepted: it is painted, and clicks before hydration are queued and replayed. */
const RECORD_ACCEPTED = `let renderedAt;
const noteAccepted = () => {
  renderedAt ??= document.querySelector(${JSON.stringify(BUY)})?.closest("form[data-replay-submit]") ? performance.now() : undefined;
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (renderedAt !== undefined && paint !== undefined) benchAccepted = Math.max(renderedAt, paint.startTime);
  else requestAnimationFrame(noteAccepted);
};
globalThis.benchAccepted = undefined;
noteAccepted();`;

/**
 * Returns medians in ms: add-to-cart accepts clicks, add-to-cart is hydrated, click to changed badge, tap on a card to
 * its page, and the same after hovering.
 */
export async function measureInteractions(browser, { product, listing }, { runs }) {
  const all = [];
  for (let run = 0; run < runs; run++) {
    all.push({
      ...(await buy(browser, product)),
      tap: await follow(browser, listing, 0),
      hover: await follow(browser, listing, HOVER_MS),
    });
  }
  return Object.fromEntries(Object.keys(all[0]).map((name) => [name, median(all.map((run) => run[name]))]));
}

async function buy(browser, address) {
  const { page, close } = await openPhone(browser, { throttled: true });
  await page.addInitScript(RECORD_HYDRATION);
  await page.addInitScript(RECORD_ACCEPTED);
  await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
  await page.waitForFunction(() => globalThis.benchHydrated !== undefined, undefined, { timeout: 60_000 });
  const { hydrated, accepted } = await page.evaluate(() => ({ hydrated: benchHydrated, accepted: benchAccepted }));
  const badge = await page.evaluate(
    (selector) =>
      new Promise((done) => {
        const started = performance.now();
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          done(performance.now() - started);
        }).observe(document.querySelector("header"), { childList: true, subtree: true, characterData: true });
        document.querySelector(selector).click();
      }),
    BUY,
  );
  await close();
  return { accepted, hydrated, badge };
}

const isHydrated = (selector) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__reactProps$"));

async function follow(browser, address, hoverMs) {
  const { page, close } = await openPhone(browser, { throttled: true });
  await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
  const card = page.locator("main .sh-card-link").first();
  // Before hydration, links trigger a full page load.
  await page.waitForFunction(isHydrated, "#main > *", { timeout: 60_000 });
  await page.waitForTimeout(1000);
  const ms = await card.evaluate(
    (link, rest) =>
      new Promise((done) => {
        const before = document.querySelector("h1").textContent;
        if (rest > 0) link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
        setTimeout(() => {
          const started = performance.now();
          const check = () => {
            const title = document.querySelector("h1")?.textContent;
            if (title !== undefined && title !== before) done(performance.now() - started);
            else requestAnimationFrame(check);
          };
          link.click();
          check();
        }, rest);
      }),
    hoverMs,
  );
  await close();
  return ms;
}
