import { browserEnvironment, type CartItem, cartBadge, parseMarket, ShopError } from "@shop/core";
import { createCart, type Http, type StandaloneCart } from "@shop/core/cart";
import { createBackendConfig } from "../shared/createShopConfig.ts";

/* The cart of the time before hydration: storage, queue and lock are those of the shop, which continues it like another
   tab would. */

export const environment = browserEnvironment();

type EarlyCart = Pick<StandaloneCart, "add" | "getSnapshot" | "subscribe">;

let standalone: StandaloneCart | undefined;
let cart: EarlyCart | undefined;
let unsubscribe = (): void => {};
let onRejected: (variantId: number) => void = () => {};

/** Adds items to the cart, or to the shop's cart once there is one. */
export function addEarly(item: CartItem, quantity: number): void {
  cart ??= openCart();
  cart.add(item, { quantity });
}

export function onEarlyRejection(listener: (variantId: number) => void): void {
  onRejected = listener;
}

function openCart(): EarlyCart {
  const { shopToken = "", display, locale = "" } = document.documentElement.dataset;
  const config = createBackendConfig(location.origin, shopToken);
  // Loaded with the first request.
  const http: Http = async (call) => {
    const { plainHttp } = await import("./earlyHttp.ts").catch((cause: unknown) => {
      throw new ShopError("NETWORK", { cause });
    });
    return plainHttp(config)(call);
  };
  // The calls of a signed-in customer need a token that only the session renews: their additions are stored, and sent by
  // the shop.
  const isGuest = environment.storage.local.get("jwtToken") === undefined;
  const online = { ...environment.online, isOnline: () => false };
  standalone = createCart(
    { ...config, locale, market: parseMarket(display)?.country ?? "", http },
    isGuest ? environment : { ...environment, online },
    { onRejected: ({ mutation }) => "variantId" in mutation && onRejected(mutation.variantId) },
  );
  standalone.start();
  show(standalone);
  return standalone;
}

function show(next: EarlyCart): void {
  unsubscribe();
  cart = next;
  const update = (): void => showCount(next.getSnapshot().lines);
  unsubscribe = next.subscribe(update);
  update();
}

/** Displays the number of items as an attribute of the cart's controls, which React ignores. */
function showCount(lines: ReadonlyArray<{ quantity: number }>): void {
  const { text, small } = cartBadge(lines.reduce((count, { quantity }) => count + quantity, 0));
  for (const control of document.querySelectorAll("[data-cart-control]")) {
    control.toggleAttribute("data-badge-small", small);
    if (text === "") control.removeAttribute("data-badge");
    else control.setAttribute("data-badge", text);
  }
}

/** Opens the stored cart if there is one. */
export function restoreEarlyCart(): void {
  const { local } = environment.storage;
  if (cart === undefined && (local.get("cart_id") ?? local.get("cart_items")) !== undefined) openCart();
}

/** Stops the early cart: the shop's cart has read what it stored, and receives later additions. */
export function handOverCart(shopCart: EarlyCart): void {
  standalone?.stop();
  standalone = undefined;
  show(shopCart);
}
