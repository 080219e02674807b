// Walks through a shop of its own with each engine that is installed: purchases, and links followed while code loads.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ORDER_BUTTON, PAYMENT } from "../../../apps/storefront/e2e/support/checkout.ts";
import { loadTexts, storefrontHome, testedStorefronts } from "../../../apps/storefront/e2e/support/storefronts.ts";
import { createPage } from "./createPage.mjs";
import { delayScripts } from "./delayScripts.mjs";
import { findEngines } from "./findEngines.mjs";
import { freePort, startShop, untilReady } from "../shop.mjs";
import { cache } from "../workspace.mjs";

const SIZES = [
  [390, 844],
  [1280, 900],
];
/** Modules arrive this late; the links are followed about then. */
const SCRIPT_DELAY_MS = 1500;
const FOLLOWED_AFTER_MS = [200, 1500, 1600, 1700, 1800, 1900];
const pictures = join(cache, "engines");
mkdirSync(pictures, { recursive: true });

const wanted = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
const shop = startShop({ port: await freePort(), stdio: "ignore" });
try {
  await untilReady(shop);
  for (const { name, start } of findEngines()) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (start === undefined) {
      console.log(`${name}: skipped, not installed`);
      continue;
    }
    for (const storefront of testedStorefronts)
      for (const size of SIZES)
        await walk(start, `${name}-${storefront.id}-${size[0]}`, size, (page) => buy(page, storefront));
    await walk(start, `${name}-links`, SIZES[1], followLinks);
  }
} finally {
  shop.child.kill();
  await shop.ended;
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Takes a walk in a new browser; its console must be silent. */
async function walk(start, title, [width, height], run) {
  const started = performance.now();
  const engine = await start();
  const page = createPage(engine);
  try {
    await engine.setSize(width, height);
    const result = await run(page);
    const logged = await engine.takeLogged();
    if (logged.length > 0) throw new Error(`The console is not silent:\n${logged.join("\n")}`);
    counts.passed += 1;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${title} (${engine.version}, ${await page.call(() => innerWidth)} px): ${result} (${seconds} s)`);
  } catch (error) {
    counts.failed += 1;
    const picture = join(pictures, `${title}.png`);
    writeFileSync(picture, await engine.screenshot());
    console.error(
      [`${title} (${engine.version}): ${error.message}`, ...(await engine.takeLogged()), picture].join("\n"),
    );
  } finally {
    await engine.close();
  }
}

/** Follows a link at several moments of a page's loading; returns how many led to their page. */
async function followLinks(page) {
  const delayed = await delayScripts(shop.url, SCRIPT_DELAY_MS);
  try {
    for (const ms of FOLLOWED_AFTER_MS) {
      await page.goTo(delayed.url);
      await sleep(ms);
      await page.click({ css: "header a[href='/cart'], header a[href='/wishlist']" });
      await page.untilPath(/^\/(cart|wishlist)/);
      await page.call(() => sessionStorage.clear());
    }
    return `${FOLLOWED_AFTER_MS.length} links`;
  } finally {
    delayed.close();
  }
}

/** Buys as a guest. */
async function buy(page, storefront) {
  const { language } = storefront;
  const [t, product, cart] = ["checkout", "product", "cart"].map((feature) => loadTexts(feature, language));
  const home = storefrontHome(storefront, shop.url);
  await page.goTo(new URL(await productPath(storefront), home).href);
  await page.click({ css: ".lh-buyform [type=submit]" });
  await page.untilText("[role=status]", product("added"));
  await page.goTo(new URL("/cart", home).href);
  await page.click({ link: cart("toCheckout") });

  await page.fill(t("emailLabel"), `eva.${crypto.randomUUID()}@example.com`);
  await page.click({ button: t("continue.address") });
  await page.fill(t("firstName"), "Eva");
  await page.fill(t("lastName"), "Huber");
  await page.fill(t("street"), "Gumpendorfer Straße 10");
  await page.fill(t("postalCode"), storefront.postalCode);
  await page.fill(t("city"), storefront.city);
  if (language === "ro") await page.select(t("state"), "București");
  await page.fill(t("phone"), storefront.phone);
  await page.click({ button: t("continue.delivery") });
  await page.click({ button: t("continue.payment") });
  await page.click({ css: `input[name=paymentMethod][value="${PAYMENT.transfer}"]` });
  await page.click({ button: t("continue.review") });
  await page.click({ css: "#accept-terms" });
  await page.click({ button: ORDER_BUTTON[language] });
  await page.untilPath(/^\/order-placed\?cart_id=\d+$/);
  await page.untilText("h1", loadTexts("order", language)("placed.title"));
  await page.untilText("[data-testid=order-ref]", "ORD");
  return `order ${await page.read("[data-testid=order-ref]")}`;
}

/** Returns the address of a product that is left after all these purchases. */
async function productPath({ id }) {
  const [market, language] = id.split("-");
  const query = `translation=${language}_${market.toUpperCase()}&limit=48`;
  const response = await fetch(`${shop.url}/api/products_list/?${query}`, {
    headers: { Authorization: "TOKEN storefront" },
  });
  return (await response.json()).toSorted((a, b) => b.stock - a.stock)[0].URL;
}
