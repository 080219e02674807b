import type { EcommerceEvent } from "@shop/core/marketing";
import { loadScript } from "./loadScript.ts";
import type { Tag } from "./tag.ts";

type Call = (...args: unknown[]) => void;

/** Queue that the pixel's script takes over. Source: developers.facebook.com/docs/meta-pixel/get-started. */
interface Queue extends Call {
  queue: unknown[][];
  loaded: boolean;
  version: string;
  callMethod?: Call;
  push?: Queue;
}

declare global {
  interface Window {
    fbq?: Queue;
    _fbq?: Queue;
  }
}

const EVENT_NAMES: Partial<Record<EcommerceEvent["event"], string>> = {
  view_item: "ViewContent",
  add_to_cart: "AddToCart",
  begin_checkout: "InitiateCheckout",
  add_payment_info: "AddPaymentInfo",
  purchase: "Purchase",
  search: "Search",
};

/** Advertising pixel. Source: specification 4, Consent. */
export function createPixel(id: string): Tag {
  const queue: Queue = Object.assign(
    (...args: unknown[]): void => {
      if (queue.callMethod) queue.callMethod(...args);
      else queue.queue.push(args);
    },
    { queue: [], loaded: true, version: "2.0" },
  );
  queue.push = queue;
  return {
    canRun: ({ advertising }) => advertising,
    start() {
      // oxlint-disable-next-line no-underscore-dangle -- name defined by the pixel
      window.fbq = window._fbq = queue;
      queue("consent", "grant");
      // Otherwise the pixel tracks forms and buttons by itself.
      queue("set", "autoConfig", false, id);
      queue("init", id);
      loadScript("https://connect.facebook.net/en_US/fbevents.js");
    },
    updateConsent: () => {},
    send(event) {
      const name = EVENT_NAMES[event.event];
      if (name !== undefined) queue("track", name, buildDetails(event));
    },
    trackPageView: () => queue("track", "PageView"),
  };
}

function buildDetails(event: EcommerceEvent): Record<string, unknown> {
  if (event.event === "search") return { search_string: event.search_term };
  const { items, value, currency } = event.ecommerce;
  return {
    content_type: "product",
    content_ids: items.map(({ item_id }) => item_id),
    contents: items.map(({ item_id, quantity, price }) => ({ id: item_id, quantity, item_price: price })),
    ...(value !== undefined && { value, currency }),
  };
}
