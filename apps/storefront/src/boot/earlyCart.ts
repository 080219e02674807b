import {
  browserEnvironment,
  type CartItem,
  type CartRejection,
  cartBadge,
  parseMarket,
  ShopError,
  type ShopEvents,
} from "@shop/core";
import { createCart, type Http, type StandaloneCart } from "@shop/core/cart";
import { createBackendConfig } from "../shared/createShopConfig.ts";
import { countArticles } from "../shared/isService.ts";

/* The cart of the time before hydration: storage, queue and lock are those of the shop, which continues it like another
   tab would. */

export const environment = browserEnvironment();

type EarlyCart = Pick<StandaloneCart, "add" | "getSnapshot" | "subscribe">;

/** Rejected and dropped changes from before the shop, which displays their messages. */
export type EarlyCartEvent =
  | { type: "cart:rejected"; detail: CartRejection }
  | { type: "cart:dropped"; detail: ShopEvents["cart:dropped"] };

let standalone: StandaloneCart | undefined;
let cart: EarlyCart | undefined;
let unsubscribe = (): void => {};
let onRejected = (): void => {};
const events: EarlyCartEvent[] = [];

/** Adds items to the cart, or to the shop's cart once there is one. */
export function addEarly(item: CartItem, quantity: number): void {
  cart ??= openCart();
  // Sends as a guest. A customer's token is renewed by the session only: the shop sends these additions.
  if (environment.storage.local.get("jwtToken") === undefined) standalone?.start();
  cart.add(item, { quantity });
}

export function onEarlyRejection(listener: () => void): void {
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
  standalone = createCart({ ...config, locale, market: parseMarket(display)?.country ?? "", http }, environment, {
    onRejected(detail) {
      events.push({ type: "cart:rejected", detail });
      onRejected();
    },
    onDropped: (detail) => events.push({ type: "cart:dropped", detail }),
  });
  standalone.restore();
  show(standalone);
  return standalone;
}

function show(next: EarlyCart): void {
  unsubscribe();
  cart = next;
  const update = (): void => showCount(next.getSnapshot().lines);
  unsubscribe = next.subscribe(update);
  whenHeaderParsed(update);
}

/** The module may run before the document has arrived. */
function whenHeaderParsed(run: () => void): void {
  if (document.getElementById("main") === null && document.readyState === "loading")
    requestAnimationFrame(() => whenHeaderParsed(run));
  else run();
}

/** Displays the number of articles as an attribute of the cart's controls, which React ignores. */
function showCount(lines: Parameters<typeof countArticles>[0]): void {
  const { text, small } = cartBadge(countArticles(lines));
  for (const control of document.querySelectorAll("[data-badge]")) {
    control.toggleAttribute("data-badge-small", small);
    control.setAttribute("data-badge", text);
  }
}

/** Displays the stored cart if there is one. */
export function restoreEarlyCart(): void {
  const { local } = environment.storage;
  if (cart === undefined && (local.get("cart_id") ?? local.get("cart_items")) !== undefined) openCart();
}

/**
 * Stops the early cart: the shop's cart has read what it stored, and receives later additions.
 *
 * @returns the rejected and dropped changes of the time before
 */
export function handOverCart(shopCart: EarlyCart): readonly EarlyCartEvent[] {
  standalone?.stop();
  standalone = undefined;
  show(shopCart);
  return events;
}
