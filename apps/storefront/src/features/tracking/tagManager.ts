import { consentSignals } from "@shop/core";
import { loadScript } from "./loadScript.ts";
import type { Tag } from "./tag.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
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
    start(allowed) {
      command("consent", "update", consentSignals(allowed));
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
