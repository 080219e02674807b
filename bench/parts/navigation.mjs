// Interactions and navigation after hydration, on the throttled phone and partly on a fast one.
import { FAST_PHONE, openBrowser, openPhone, SLOW_PHONE } from "../phone.mjs";
import { BUY_BUTTON, PROBES, waitForHydration } from "../probes.mjs";
import { repeat } from "../repeat.mjs";
import { routesToMeasure } from "../routes.mjs";
import { formatSpread } from "../statistics.mjs";
import { milliseconds, printTable } from "../table.mjs";
import { interactionToNextPaint, observeEvents, timeUntilShown } from "../timeInput.mjs";

const HOVER_MS = 400;
/** Modules and answers that a page asks for after its load. */
const QUIET_MS = 1000;
const CARD = "main .sh-card-link";

const isCartChanged = (before) => benchCartCount() !== before;
const readTitle = () => document.querySelector("h1")?.textContent;
const isTitleChanged = (before) => ![undefined, before].includes(document.querySelector("h1")?.textContent);

export async function measureNavigation({ url, runs, note }) {
  const browser = await openBrowser();
  try {
    const routes = await routesToMeasure([], browser, url);
    const at = (wanted) => new URL(routes.find(({ name }) => name === wanted).path, url).href;
    const visits = [
      () => interact(browser, at("product"), at("listing"), SLOW_PHONE),
      () => interact(browser, at("product"), at("listing"), FAST_PHONE),
      () => followLinks(browser, at("listing"), undefined),
      () => followLinks(browser, at("listing"), HOVER_MS),
    ];
    const [phone, fast, tapped, hovered] = await repeat(runs, visits, (visit) => visit());
    const row = (title, all, key, format = milliseconds) => [
      title,
      formatSpread(
        all.map((run) => run[key]),
        format,
      ),
    ];
    printTable(
      `Interactions and navigation on the throttled phone (ms, median and spread of ${runs} runs)${note}`,
      ["", ""],
      [
        row("tap on add-to-cart to changed badge", phone, "badge"),
        row("INP of add to cart", phone, "add"),
        row("INP of a quantity step in the cart", phone, "step"),
        row("INP of a filter", phone, "filter"),
        row("INP of add to cart, not throttled", fast, "add"),
        row("INP of a quantity step, not throttled", fast, "step"),
        row("INP of a filter, not throttled", fast, "filter"),
        row("listing to product, tap", tapped, "first"),
        row(`listing to product, pointer on it ${HOVER_MS} ms before`, hovered, "first"),
        row("next product, warm cache, tap", tapped, "next"),
        row("its requests without pictures", tapped, "requests", String),
        row("its pictures", tapped, "pictures", String),
        row(`next product, warm cache, pointer on it ${HOVER_MS} ms before`, hovered, "next"),
        row("its requests without pictures", hovered, "requests", String),
        row("next product as a new document, warm cache, to its first paint", tapped, "document"),
      ],
    );
  } finally {
    await browser.close();
  }
}

async function open(browser, throttling) {
  const phone = await openPhone(browser, throttling);
  await phone.page.addInitScript(PROBES);
  await observeEvents(phone.page);
  const visit = async (address) => {
    await phone.page.goto(address, { waitUntil: "load", timeout: 60_000 });
    await waitForHydration(phone.page);
    await phone.network.untilQuiet(QUIET_MS);
  };
  return { ...phone, visit };
}

async function interact(browser, product, listing, throttling) {
  const { page, network, visit, close } = await open(browser, throttling);
  await visit(product);
  const argument = await page.evaluate(() => benchCartCount());
  let badge;
  const add = await interactionToNextPaint(page, async () => {
    badge = await timeUntilShown(page, page.locator(BUY_BUTTON), isCartChanged, { argument });
  });
  await network.untilQuiet(QUIET_MS);
  await visit(new URL("/cart", product).href);
  const step = await interactionToNextPaint(page, () => page.locator("main .sh-quantity-step").nth(1).tap());
  await visit(listing);
  await page.locator(".lh-toolbar a").first().tap();
  const option = page.locator("[role=dialog] .lh-option:visible, dialog .lh-option:visible").first();
  await option.waitFor();
  await network.untilQuiet(QUIET_MS);
  const filter = await interactionToNextPaint(page, () => option.tap());
  await close();
  return { badge, add, step, filter };
}

/** Opens a product from a list, returns, and opens the next ones: as a link, then as a new document. */
async function followLinks(browser, listing, hoverMs) {
  const { page, network, visit, close } = await open(browser, SLOW_PHONE);
  await visit(listing);
  const follow = async (index) =>
    timeUntilShown(page, page.locator(CARD).nth(index), isTitleChanged, {
      argument: await page.evaluate(readTitle),
      hoverMs,
    });
  const goBack = async () => {
    await network.untilQuiet(QUIET_MS);
    await page.goBack();
    await page.locator(CARD).first().waitFor();
    await network.untilQuiet(QUIET_MS);
  };
  const first = await follow(0);
  await goBack();
  network.clear();
  const next = await follow(1);
  await network.untilQuiet(QUIET_MS);
  const sent = network.list();
  const pictures = sent.filter(({ type }) => type === "Image").length;
  await goBack();
  const document = hoverMs === undefined ? await openAsDocument(page, page.locator(CARD).nth(2)) : undefined;
  await close();
  return { first, next, pictures, requests: sent.length - pictures, document };
}

/** Returns the time from the change of the address to the first paint of the new document. */
async function openAsDocument(page, link) {
  const started = await link.evaluate(({ href }) => {
    location.href = href;
    return performance.timeOrigin + performance.now();
  });
  await page.waitForFunction(
    (time) => performance.timeOrigin > time - 100 && performance.getEntriesByName("first-contentful-paint").length > 0,
    started,
  );
  const painted = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName("first-contentful-paint")[0].startTime,
  );
  return painted - started;
}
