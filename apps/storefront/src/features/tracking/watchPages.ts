import type { Shop } from "@shop/core";
import {
  analyticsItemFromLine,
  analyticsItemFromProduct,
  type AnalyticsItem,
  type AnalyticsItemList,
} from "@shop/core/marketing";
import { productQuery, variantsQuery } from "@shop/core/query";
import type { RegisteredRouter } from "@tanstack/react-router";
import * as v from "valibot";
import { findDisplayedCards } from "./findDisplayedCards.ts";

interface WatchOptions {
  shop: Shop;
  router: RegisteredRouter;
}

const paymentMethods = v.array(v.looseObject({ id: v.number(), code: v.string() }));

/** Emits analytics events for viewed products, lists, cart and checkout, independently of the screens. */
export function watchPages({ shop, router }: WatchOptions): { stop: () => void } {
  const { queryClient } = router.options.context;
  const { emit } = shop.events;
  let currentPath = "";

  const cartItems = (): AnalyticsItem[] =>
    shop.cart.getSnapshot().lines.map((line) => analyticsItemFromLine(line, line.quantity));

  /** Runs once the cart is initialized. */
  function withCart(path: string, run: (items: AnalyticsItem[]) => void): void {
    const runIfReady = (): boolean => {
      if (!shop.cart.getSnapshot().isInitialized) return false;
      if (currentPath === path && cartItems().length > 0) run(cartItems());
      return true;
    };
    if (runIfReady()) return;
    const stop = shop.cart.subscribe(() => runIfReady() && stop());
  }

  async function trackProduct(id: number, variantId: number | undefined): Promise<void> {
    const [product, variants] = await Promise.all([
      queryClient.ensureQueryData(productQuery(shop, id)),
      queryClient.ensureQueryData(variantsQuery(shop, id)),
    ]);
    const variant = variants.find((other) => other.id === variantId) ?? variants.find(({ isDefault }) => isDefault);
    emit("analytics", { type: "view_item", item: analyticsItemFromProduct(product, variant) });
  }

  function trackList(list: AnalyticsItemList): void {
    const items = findDisplayedCards(queryClient, main()).map(({ item }) => item);
    if (items.length > 0) emit("analytics", { type: "view_item_list", list, items });
  }

  function trackPage(): void {
    const { pathname, search } = router.state.location;
    if (pathname === currentPath) return;
    currentPath = pathname;
    const found = findPageSubject(router);
    if (found?.kind === "product") void trackProduct(found.id, search.pse).catch(() => undefined);
    if (found?.kind === "list") trackList(found.list);
    if (found?.kind === "search") {
      emit("analytics", { type: "search", term: found.term });
      trackList(found.list);
    }
    if (pathname === "/cart") withCart(pathname, (items) => emit("analytics", { type: "view_cart", items }));
    if (pathname === "/checkout") withCart(pathname, (items) => emit("analytics", { type: "begin_checkout", items }));
  }

  function trackSelection(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const card = link?.closest("[data-product-id]");
    const found = findPageSubject(router);
    if (!card || found === undefined || found.kind === "product") return;
    const selected = findDisplayedCards(queryClient, main()).find(({ element: variant }) => variant === card);
    if (selected !== undefined) emit("analytics", { type: "select_item", list: found.list, item: selected.item });
  }

  let paymentId = shop.checkout.getSnapshot().paymentMethodId;
  function trackPayment(): void {
    const { paymentMethodId } = shop.checkout.getSnapshot();
    if (paymentMethodId === paymentId) return;
    paymentId = paymentMethodId;
    if (paymentMethodId === undefined) return;
    const queries = queryClient.getQueryCache().findAll({ queryKey: ["paymentMethods"] });
    const methods = queries.flatMap(({ state }) => {
      const read = v.safeParse(paymentMethods, state.data);
      return read.success ? read.output : [];
    });
    const paymentType = methods.find(({ id }) => id === paymentMethodId)?.code;
    if (paymentType !== undefined) emit("analytics", { type: "add_payment_info", items: cartItems(), paymentType });
  }

  const stops = [router.subscribe("onRendered", trackPage), shop.checkout.subscribe(trackPayment)];
  document.addEventListener("click", trackSelection, { capture: true });
  trackPage();
  return {
    stop() {
      for (const stop of stops) stop();
      document.removeEventListener("click", trackSelection, { capture: true });
    },
  };
}

const main = (): ParentNode => document.getElementById("main") ?? document;

type PageSubject =
  | { kind: "product"; id: number }
  | { kind: "list"; list: AnalyticsItemList }
  | { kind: "search"; term: string; list: AnalyticsItemList };

/** Product, list or search of the current route. */
function findPageSubject(router: RegisteredRouter): PageSubject | undefined {
  const match = router.state.matches.at(-1);
  const heading = document.querySelector("#main h1")?.textContent ?? "";
  if (match?.routeId === "/product/$id") return match.loaderData && { kind: "product", id: match.loaderData.id };
  if (match?.routeId === "/search/$value") {
    return match.loaderData && { kind: "search", term: match.loaderData.text, list: { id: "search", name: "search" } };
  }
  if (match?.routeId === "/products") return { kind: "list", list: { id: "all", name: heading } };
  if (match?.routeId === "/shop-grid-standard/$type") {
    return { kind: "list", list: { id: match.params.type, name: heading } };
  }
  if (match?.routeId !== "/$") return undefined;
  const screen = match.loaderData?.screen;
  if (screen?.name === "product") return { kind: "product", id: screen.props.id };
  if (screen?.name !== "listing") return undefined;
  const { subject } = screen.props;
  const id = "id" in subject ? `${subject.kind} ${subject.id}` : subject.kind;
  return { kind: "list", list: { id, name: heading } };
}
