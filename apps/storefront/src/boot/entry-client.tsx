import { createShop, parseConsent, parseMarket } from "@shop/core";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type AppRouter, createAppRouter } from "../routing/createAppRouter.tsx";
import { environment, handOverCart } from "./earlyCart.ts";
import { handOverConsent } from "./earlyConsent.ts";
import { nextTask } from "./hydratePage.ts";
import { cacheFont } from "./cacheFont.ts";
import { refreshDates } from "./refreshDates.ts";
import { refetchPricesOnCountryChange } from "./refetchPricesOnCountryChange.ts";
import { logUnlessLeaving, watchLeaving } from "./watchLeaving.ts";
import { watchTagCookies } from "./watchTagCookies.ts";
import { watchSession } from "./watchSession.ts";
import { reportErrors } from "./reportErrors.ts";
import { checkBuild } from "./checkBuild.ts";
import { schedulePreload } from "./schedulePreload.ts";
import { countAsActivity, whenActive } from "../ui/whenActive.ts";
import { alertMissingConfig } from "./alertMissingConfig.ts";
import { startWishlist } from "../shared/wishlist.ts";
import { createShopConfig } from "../shared/createShopConfig.ts";
import { heldCountry } from "../shared/prices/heldCountry.ts";
import { dismissEarlyAddition } from "../shared/early/earlyAddition.ts";
import { syncConsentAnswered } from "../features/consent/consentAnswered.ts";
import { reportCartEvents } from "../features/frame/reportCartEvents.ts";
import { preloadFrameParts } from "../features/frame/lazyFrameParts.tsx";
import { selectStorefront } from "../storefronts.ts";
import "../styles.css";

/** After this time a shopper without activity is reading. */
const READING_MS = 10_000;

const { storefront: id, shopToken = "", display, consent, errorDsn } = document.documentElement.dataset;
const storefront = selectStorefront(location.host, id);
const version = checkBuild(environment, import.meta.url);
// A page that is about to reload does not hydrate, because its document may be incomplete.
if (!version.isReloading) void hydrate();

/** Each step has a task of its own, so that input in between is handled. */
async function hydrate(): Promise<void> {
  const rendered = { rendered: parseMarket(display), consent: parseConsent(consent, Date.now()) };
  const config = createShopConfig(storefront, location.origin, shopToken, rendered);
  alertMissingConfig(config);
  const shop = createShop(config, environment);
  const onError = reportErrors(errorDsn, shop, () => router);
  await nextTask();
  const router: AppRouter = createAppRouter({ shop, storefront, origin: location.origin, errorDsn, onError });
  watchLeaving(router);
  await nextTask();
  startWishlist(environment);
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, { onCaughtError: logUnlessLeaving });
  });
  await nextTask();
  refetchPricesOnCountryChange(shop, router.options.context.queryClient);
  // Another page has the prices of the new country.
  router.subscribe("onBeforeRouteMount", ({ pathChanged }) => pathChanged && heldCountry.set(undefined));
  // Another tab chose another country: forms that are not hydrated would display the old one.
  shop.market.subscribe(countAsActivity);
  refreshDates(router.options.context.queryClient);
  watchSession(shop, router);
  const report = reportCartEvents(shop, router.options.context.texts);
  // The form may not be hydrated yet, or its own confirmation not loaded.
  shop.events.on(
    "cart:rejected",
    ({ mutation }) => mutation.kind === "add" && dismissEarlyAddition(mutation.variantId),
  );
  shop.start();
  const add: typeof shop.cart.add = (item, options) =>
    // The document has the prices of the country that it was rendered for.
    shop.cart.add({ ...item, countryId: heldCountry.getSnapshot() }, options);
  for (const event of handOverCart({ ...shop.cart, add })) {
    if (event.type === "cart:rejected") report["cart:rejected"](event.detail);
    else report["cart:dropped"](event.detail);
  }
  handOverConsent(shop.consent);
  syncConsentAnswered(shop);
  watchTagCookies(shop);
  version.announceUpdate(router);
  cacheFont(storefront.language);
  router.history.subscribe(({ action: { type } }) => {
    router.options.context.isNewNavigation = type === "PUSH" || type === "REPLACE";
  });
  // The messages for a lost connection must be loaded before it is lost.
  setTimeout(countAsActivity, READING_MS);
  // A shopper who does nothing needs no more code. Failed to load: the server-rendered page keeps working.
  const { texts } = router.options.context;
  whenActive()
    .then(() => Promise.all([preloadFrameParts(), texts.loadLazy("frame/lazy", "core")]))
    .then(() => schedulePreload(router))
    .catch(() => undefined);
}
