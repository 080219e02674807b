import { browserEnvironment, createShop, readConsent } from "@shop/core";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type AppRouter, createAppRouter } from "./router.tsx";
import { readDisplay } from "./app/displayCookie.ts";
import { followEarlyLinks } from "./app/earlyLinks.ts";
import { adoptCookie, keepDisplay } from "./app/keepDisplay.ts";
import { keepSession } from "./app/keepSession.ts";
import { reportFaults } from "./app/reportFaults.ts";
import { keepVersion } from "./app/keepVersion.ts";
import { stopWhereMissing } from "./app/stopWhereMissing.ts";
import { shopConfig } from "./app/shopConfig.ts";
import { loadFrameParts } from "./features/frame/laterParts.tsx";
import { storefrontById, storefrontOfHost } from "./storefronts.ts";
import "./styles.css";

const { storefront: id, shopToken = "", display, consent, faultsTo } = document.documentElement.dataset;
const storefront = storefrontById(id) ?? storefrontOfHost(location.host);
const environment = browserEnvironment();
const version = keepVersion(environment, import.meta.url);
// A page that is about to reload does not hydrate, because its document may be incomplete.
if (!version.isLeaving) {
  const drawn = { display: readDisplay(display), consent: readConsent(consent, Date.now()) };
  const config = shopConfig(storefront, location.origin, shopToken, drawn);
  stopWhereMissing(config);
  const shop = createShop(config, environment);
  const onFault = reportFaults(faultsTo, shop, () => router);
  const router: AppRouter = createAppRouter({ shop, storefront, origin: location.origin, faultsTo, onFault });

  followEarlyLinks();
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  adoptCookie(environment, storefront);
  keepDisplay(shop, environment, storefront, router.options.context.queryClient);
  keepSession(shop, router);
  shop.start();
  version.announce(router);
  // Failed to load: the server-rendered page keeps working.
  loadFrameParts()
    .then(() => import("./app/warmNext.ts"))
    .then(({ warmNext }) => warmNext(router))
    .catch(() => undefined);
}
