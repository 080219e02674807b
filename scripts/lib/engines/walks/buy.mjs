import { ORDER_BUTTON, PAYMENT } from "../../../../apps/storefront/e2e/support/checkout.ts";
import { loadTexts, storefrontHome } from "../../../../apps/storefront/e2e/support/storefronts.ts";
import { findProduct } from "./findProduct.mjs";

/** Buys as a guest. */
export async function buy(page, { url }, storefront) {
  const { id, language } = storefront;
  const [t, product, cart] = ["checkout", "product", "cart"].map((feature) => loadTexts(feature, language));
  const home = storefrontHome(storefront, url);
  const [market] = id.split("-");
  await page.goTo(new URL(await findProduct(url, `${language}_${market.toUpperCase()}`), home).href);
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
