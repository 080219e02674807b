import type { PaymentMethod, ProductCard, Shop } from "@shop/core";
import {
  analyticsItemFromCard,
  analyticsItemFromLine,
  analyticsItemFromProduct,
  type AnalyticsItem,
  type AnalyticsItemList,
} from "@shop/core/marketing";
import { productQuery, variantsQuery } from "@shop/core/query";
import type { QueryClient } from "@tanstack/react-query";
import type { RegisteredRouter } from "@tanstack/react-router";
import { cartCurrency, chargedCurrency } from "./chargedCurrency.ts";

/** Emits analytics events for viewed products, lists, cart and checkout, independently of the screens. */
export function watchPages(shop: Shop, router: RegisteredRouter): () => void {
  const { queryClient } = router.options.context;
  const { emit } = shop.events;
  let currentPath = "";

  const cartFacts = () => ({
    items: shop.cart.getSnapshot().lines.map((line) => analyticsItemFromLine(line, line.quantity)),
    currency: cartCurrency(shop, queryClient),
  });

  /** Emits once the cart is initialized, unless it is empty or the shopper has left the page. */
  function trackCart(path: string, type: "view_cart" | "begin_checkout"): void {
    const emitIfReady = (): boolean => {
      if (!shop.cart.getSnapshot().isInitialized) return false;
      const facts = cartFacts();
      if (currentPath === path && facts.items.length > 0) emit("analytics", { type, ...facts });
      return true;
    };
    if (emitIfReady()) return;
    const stop = shop.cart.subscribe(() => emitIfReady() && stop());
  }

  async function trackProduct(id: number, variantId: number | undefined): Promise<void> {
    const [product, variants] = await Promise.all([
      queryClient.ensureQueryData(productQuery(shop, id)),
      queryClient.ensureQueryData(variantsQuery(shop, id)),
    ]);
    const variant = variants.find((other) => other.id === variantId) ?? variants.find(({ isDefault }) => isDefault);
    const currency = chargedCurrency(shop, queryClient);
    emit("analytics", { type: "view_item", item: analyticsItemFromProduct(product, variant), currency });
  }

  function trackPage(): void {
    const { pathname, search } = router.state.location;
    if (pathname === currentPath) return;
    currentPath = pathname;
    const { productId, term, list } = findPageSubject(router);
    if (productId !== undefined) void trackProduct(productId, search.pse).catch(() => undefined);
    if (term !== undefined) emit("analytics", { type: "search", term });
    const items = list === undefined ? [] : findDisplayedCards(queryClient).map(({ item }) => item);
    if (list !== undefined && items.length > 0) emit("analytics", { type: "view_item_list", list, items });
    if (pathname === "/cart") trackCart(pathname, "view_cart");
    if (pathname === "/checkout") trackCart(pathname, "begin_checkout");
  }

  function trackSelection(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const element = link?.closest("[data-product-id]");
    const { list } = findPageSubject(router);
    if (!element || list === undefined) return;
    const selected = findDisplayedCards(queryClient).find((displayed) => displayed.element === element);
    if (selected !== undefined) emit("analytics", { type: "select_item", list, item: selected.item });
  }

  let paymentId = shop.checkout.getSnapshot().paymentMethodId;
  function trackPayment(): void {
    const { paymentMethodId } = shop.checkout.getSnapshot();
    if (paymentMethodId === paymentId) return;
    paymentId = paymentMethodId;
    if (paymentMethodId === undefined) return;
    const methods = queryClient
      .getQueriesData<PaymentMethod[]>({ queryKey: ["paymentMethods"] })
      .flatMap(([, data = []]) => data);
    const paymentType = methods.find(({ id }) => id === paymentMethodId)?.code;
    if (paymentType !== undefined) emit("analytics", { type: "add_payment_info", ...cartFacts(), paymentType });
  }

  const stops = [router.subscribe("onRendered", trackPage), shop.checkout.subscribe(trackPayment)];
  document.addEventListener("click", trackSelection, { capture: true });
  trackPage();
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener("click", trackSelection, { capture: true });
  };
}

/** Product cards of the page's list, in DOM order. */
function findDisplayedCards(queryClient: QueryClient): Array<{ item: AnalyticsItem; element: Element }> {
  const cached = queryClient
    .getQueriesData<ProductCard[]>({ queryKey: ["catalogue", "products"], type: "active" })
    .flatMap(([, data = []]) => data);
  const main = document.getElementById("main") ?? document;
  return [...main.querySelectorAll("[data-product-id]")].flatMap((element, index) => {
    const found = cached.findLast(({ id }) => id === Number(element.getAttribute("data-product-id")));
    return found ? [{ element, item: analyticsItemFromCard(found, index) }] : [];
  });
}

function findPageSubject(router: RegisteredRouter): { productId?: number; term?: string; list?: AnalyticsItemList } {
  const match = router.state.matches.at(-1);
  const listing = (id: string) => ({
    list: { id, name: document.querySelector("#main h1")?.textContent ?? "" },
  });
  if (match?.routeId === "/product/$id") return match.loaderData ? { productId: match.loaderData.id } : {};
  if (match?.routeId === "/search/$value")
    return match.loaderData ? { term: match.loaderData.text, list: { id: "search", name: "search" } } : {};
  if (match?.routeId === "/products") return listing("all");
  if (match?.routeId === "/shop-grid-standard/$type") return listing(match.params.type);
  const screen = match?.routeId === "/$" ? match.loaderData?.screen : undefined;
  if (screen?.name === "product") return { productId: screen.props.id };
  if (screen?.name !== "listing") return {};
  const { subject } = screen.props;
  return listing("id" in subject ? `${subject.kind} ${subject.id}` : subject.kind);
}
