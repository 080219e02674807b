import { type Shop, visibleLines } from "@shop/core";
import { itemOfLine, itemOfProduct, type TradeItem, type TradeList } from "@shop/core/marketing";
import { productQuery, saleElementsQuery } from "@shop/core/query";
import type { RegisteredRouter } from "@tanstack/react-router";
import * as v from "valibot";
import { shownCards } from "./shownCards.ts";

interface Watched {
  shop: Shop;
  router: RegisteredRouter;
}

const paymentMethods = v.array(v.looseObject({ id: v.number(), code: v.string() }));

/** Emits analytics events for viewed products, lists, cart and checkout, independently of the screens. */
export function watchPages({ shop, router }: Watched): { stop: () => void } {
  const { queryClient } = router.options.context;
  const { emit } = shop.events;
  let shown = "";

  const cartItems = (): TradeItem[] =>
    visibleLines(shop.cart.getSnapshot()).map((line) => itemOfLine(line, line.quantity));

  /** Runs once the cart is initialized. */
  function withCart(path: string, run: (items: TradeItem[]) => void): void {
    const look = (): boolean => {
      if (!shop.cart.getSnapshot().initialized) return false;
      if (shown === path && cartItems().length > 0) run(cartItems());
      return true;
    };
    if (look()) return;
    const stop = shop.cart.subscribe(() => look() && stop());
  }

  async function product(id: number, elementId: number | undefined): Promise<void> {
    const [found, elements] = await Promise.all([
      queryClient.ensureQueryData(productQuery(shop, id)),
      queryClient.ensureQueryData(saleElementsQuery(shop, id)),
    ]);
    const element = elements.find((one) => one.id === elementId) ?? elements.find(({ isDefault }) => isDefault);
    emit("trade", { type: "view_item", item: itemOfProduct(found, element) });
  }

  function list(what: TradeList): void {
    const items = shownCards(queryClient, main()).map(({ item }) => item);
    if (items.length > 0) emit("trade", { type: "view_item_list", list: what, items });
  }

  function page(): void {
    const { pathname, search } = router.state.location;
    if (pathname === shown) return;
    shown = pathname;
    const found = pageOf(router);
    if (found?.kind === "product") void product(found.id, search.pse).catch(() => undefined);
    if (found?.kind === "list") list(found.list);
    if (found?.kind === "search") {
      emit("trade", { type: "search", term: found.term });
      list(found.list);
    }
    if (pathname === "/cart") withCart(pathname, (items) => emit("trade", { type: "view_cart", items }));
    if (pathname === "/checkout") withCart(pathname, (items) => emit("trade", { type: "begin_checkout", items }));
  }

  function select(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const card = link?.closest("[data-product-id]");
    const found = pageOf(router);
    if (!card || found === undefined || found.kind === "product") return;
    const chosen = shownCards(queryClient, main()).find(({ element }) => element === card);
    if (chosen !== undefined) emit("trade", { type: "select_item", list: found.list, item: chosen.item });
  }

  let paymentId = shop.checkout.getSnapshot().paymentMethodId;
  function payment(): void {
    const { paymentMethodId } = shop.checkout.getSnapshot();
    if (paymentMethodId === paymentId) return;
    paymentId = paymentMethodId;
    if (paymentMethodId === undefined) return;
    const answers = queryClient.getQueryCache().findAll({ queryKey: ["paymentMethods"] });
    const methods = answers.flatMap(({ state }) => {
      const read = v.safeParse(paymentMethods, state.data);
      return read.success ? read.output : [];
    });
    const paymentType = methods.find(({ id }) => id === paymentMethodId)?.code;
    if (paymentType !== undefined) emit("trade", { type: "add_payment_info", items: cartItems(), paymentType });
  }

  const stops = [router.subscribe("onRendered", page), shop.checkout.subscribe(payment)];
  document.addEventListener("click", select, { capture: true });
  page();
  return {
    stop() {
      for (const stop of stops) stop();
      document.removeEventListener("click", select, { capture: true });
    },
  };
}

const main = (): ParentNode => document.getElementById("main") ?? document;

type Page =
  | { kind: "product"; id: number }
  | { kind: "list"; list: TradeList }
  | { kind: "search"; term: string; list: TradeList };

/** Product, list or search of the current route. */
function pageOf(router: RegisteredRouter): Page | undefined {
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
