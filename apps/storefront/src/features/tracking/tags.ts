import { type ConsentChoice, consentSignals } from "@shop/core";
import type { EcommerceEvent } from "@shop/core/marketing";

declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

export interface Tag {
  canRun(allowed: ConsentChoice): boolean;
  /** Loads the tag. Called once, after the first `updateConsent`. */
  start(): void;
  updateConsent(allowed: ConsentChoice): void;
  send(event: EcommerceEvent): void;
  /** @param address URL without personal data. */
  trackPageView(address: string): void;
}

/** Tag manager with consent mode; everything is denied by default. Source: specification 4. */
export function createTagManager(id: string): Tag {
  const layer = (window.dataLayer ??= []);
  // Consent mode accepts `arguments` objects only, not arrays.
  function command(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  command("consent", "default", { ...consentSignals(false), wait_for_update: 500 });
  command("set", "ads_data_redaction", true);

  return {
    canRun: ({ analytics, advertising }) => analytics || advertising,
    start() {
      layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
      loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
    },
    updateConsent: (allowed) => command("consent", "update", consentSignals(allowed)),
    send(event) {
      // Clears the data of the previous event.
      layer.push({ ecommerce: null }, event);
    },
    trackPageView: (address) =>
      void layer.push({ event: "page_view", page_location: address, page_title: document.title }),
  };
}

type Call = (...args: unknown[]) => void;

/** Queue that the pixel's script takes over. Source: developers.facebook.com/docs/meta-pixel/get-started. */
interface PixelQueue extends Call {
  queue: unknown[][];
  loaded: boolean;
  version: string;
  callMethod?: Call;
  push?: PixelQueue;
}

const PIXEL_EVENTS: Partial<Record<EcommerceEvent["event"], string>> = {
  view_item: "ViewContent",
  add_to_cart: "AddToCart",
  begin_checkout: "InitiateCheckout",
  add_payment_info: "AddPaymentInfo",
  purchase: "Purchase",
  search: "Search",
};

/** Advertising pixel. Source: specification 4, Consent. */
export function createPixel(id: string): Tag {
  const queue: PixelQueue = Object.assign(
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
      const name = PIXEL_EVENTS[event.event];
      if (name !== undefined) queue("track", name, toPixelDetails(event));
    },
    trackPageView: () => queue("track", "PageView"),
  };
}

function toPixelDetails(event: EcommerceEvent): Record<string, unknown> {
  if (event.event === "search") return { search_string: event.search_term };
  const { items, value, currency } = event.ecommerce;
  return {
    content_type: "product",
    content_ids: items.map(({ item_id }) => item_id),
    contents: items.map(({ item_id, quantity, price }) => ({ id: item_id, quantity, item_price: price })),
    ...(value !== undefined && { value, currency }),
  };
}

/** Hosts from which tags may load further scripts, as in the Content Security Policy. */
const TAG_HOSTS =
  /^https:\/\/(?:[\w-]+\.)*(?:googletagmanager\.com|googleadservices\.com|g\.doubleclick\.net|connect\.facebook\.net)\//;

/**
 * Tags load further scripts by plain string URLs. Under Trusted Types that needs a default policy: this one allows
 * script URLs of the tags' hosts, and neither HTML nor inline code. Call once per page.
 */
export function allowTagScripts(): void {
  try {
    window.trustedTypes?.createPolicy("default", { createScriptURL: (url) => (TAG_HOSTS.test(url) ? url : null) });
  } catch {
    // The policy exists, or the Content Security Policy forbids it: then no tag runs either.
  }
}

export function loadScript(url: string): void {
  const script = document.createElement("script");
  script.async = true;
  const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {};
  if (nonce) script.nonce = nonce;
  try {
    script.src = url;
    document.head.append(script);
  } catch {
    // Blocked by the Trusted Types policy.
  }
}

/** Parameters for the campaign, the variant or the list, without personal data. */
const ALLOWED_PARAMS = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|pse|page|sort|order)$/;

export function toAnalyticsUrl(href: string, origin: string): string {
  const url = new URL(href, origin);
  for (const name of new Set(url.searchParams.keys())) if (!ALLOWED_PARAMS.test(name)) url.searchParams.delete(name);
  url.hash = url.username = url.password = "";
  return url.href;
}
