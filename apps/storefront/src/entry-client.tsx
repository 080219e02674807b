import { browserEnvironment, createShop } from "@shop/core";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createAppRouter } from "./router.tsx";
import { readDisplay } from "./app/displayCookie.ts";
import { followEarlyLinks } from "./app/earlyLinks.ts";
import { keepDisplay } from "./app/keepDisplay.ts";
import { keepSession } from "./app/keepSession.ts";
import { keepVersion } from "./app/keepVersion.ts";
import { shopConfig } from "./app/shopConfig.ts";
import { loadFrameParts } from "./features/frame/laterParts.tsx";
import { storefrontById, storefrontOfHost } from "./storefronts.ts";
import "./styles.css";

const { storefront: id, shopToken = "", display } = document.documentElement.dataset;
const storefront = storefrontById(id) ?? storefrontOfHost(location.host);
const environment = browserEnvironment();
const version = keepVersion(environment, import.meta.url);
// A page that is about to be loaded again stops where it is: what it has of the document may be half of it.
if (!version.isLeaving) {
  const shop = createShop(shopConfig(storefront, location.origin, shopToken, readDisplay(display)), environment);
  const router = createAppRouter({ shop, storefront, origin: location.origin });

  followEarlyLinks();
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  keepDisplay(shop, storefront, router.options.context.queryClient);
  keepSession(shop, router);
  shop.start();
  version.announce(router);
  // Not to be had: the server's page stands as it is.
  loadFrameParts().catch(() => undefined);
}
