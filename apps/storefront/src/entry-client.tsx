import { browserEnvironment, createShop } from "@shop/core";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createAppRouter } from "./router.tsx";
import { shopConfig } from "./app/shopConfig.ts";
import { storefrontById, storefrontOfHost } from "./storefronts.ts";
import "./styles.css";

const { storefront: id, shopToken = "" } = document.documentElement.dataset;
const storefront = storefrontById(id) ?? storefrontOfHost(location.host);
const shop = createShop(shopConfig(storefront, location.origin, shopToken), browserEnvironment());
const router = createAppRouter({ shop, storefront, origin: location.origin });

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
shop.start();
// A page that comes back from the browser's own cache shows an old cart.
addEventListener("pageshow", (event) => {
  if (event.persisted) shop.cart.refresh();
});
