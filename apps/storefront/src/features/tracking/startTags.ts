import { browserEnvironment, type ConsentChoice, type Shop } from "@shop/core";
import { ecommerceEvent, purchaseMemory, type TradeEvent } from "@shop/core/marketing";
import { redirect, type RegisteredRouter } from "@tanstack/react-router";
import { forgetParties } from "../../app/forgetParties.ts";
import type { Parties } from "../../app/parties.ts";
import { isPrivatePage } from "../../app/privatePages.ts";
import { crossing } from "./crossing.ts";
import { eventShelf } from "./eventShelf.ts";
import { allowTagScripts } from "./loadScript.ts";
import { pageAddress } from "./pageAddress.ts";
import { pixel } from "./pixel.ts";
import type { Tag } from "./tag.ts";
import { tagManager } from "./tagManager.ts";
import { watchCart } from "./watchCart.ts";
import { watchPages } from "./watchPages.ts";

interface Given {
  shop: Shop;
  router: RegisteredRouter;
  parties: Parties;
  /** Events since consent, before this code was loaded. */
  early: readonly TradeEvent[];
}

/**
 * Runs the configured tags within the consent and sends them analytics events. Private pages run no tags: their events
 * are queued. Withdrawn consent reloads the page, because a loaded script cannot be stopped.
 */
export function startTags({ shop, router, parties, early }: Given): () => void {
  const { storage } = browserEnvironment();
  const [memory, shelf] = [purchaseMemory(storage.local), eventShelf(storage.session)];
  const landing = landedOn();
  const tags: Tag[] = [
    ...(parties.tagManager === undefined ? [] : [tagManager(parties.tagManager)]),
    ...(parties.pixel === undefined ? [] : [pixel(parties.pixel)]),
  ];
  const running = new Set<Tag>();

  const isAllowed = ({ analytics, advertising } = shop.consent.allowed()): boolean => analytics || advertising;

  function tell(event: TradeEvent): void {
    // Without consent, events are neither sent nor queued.
    if (!isAllowed()) return;
    if (event.type === "purchase" && !memory.isNew(event.order.ref)) return;
    if (running.size === 0) return shelf.put(event);
    for (const tag of running) tag.tell(ecommerceEvent(event));
  }

  /** Starts the tags that may run on this page. */
  function run(allowed: ConsentChoice): void {
    const { pathname, href } = router.state.location;
    if (isPrivatePage(landing) || isPrivatePage(pathname)) return;
    const more = tags.filter((tag) => tag.mayRun(allowed) && !running.has(tag));
    if (more.length === 0) return;
    allowTagScripts();
    for (const tag of more) {
      tag.start(allowed);
      running.add(tag);
      tag.page(pageAddress(href, location.origin));
    }
    for (const event of shelf.take()) for (const tag of running) tag.tell(ecommerceEvent(event));
  }

  function forget(): void {
    memory.forget();
    shelf.forget();
  }

  function onConsent({ after }: { after: ConsentChoice }): void {
    forgetParties(after);
    if (!isAllowed(after)) forget();
    for (const tag of running) tag.allow(after);
    if ([...running].some((tag) => !tag.mayRun(after))) location.reload();
    else run(after);
  }

  function onPage(): void {
    for (const tag of running) tag.page(pageAddress(router.state.location.href, location.origin));
    run(shop.consent.allowed());
  }

  router.options.context.border = ({ pathname, href }) => {
    if (crossing({ landing, to: pathname, runs: running.size > 0 })) throw redirect({ href, reloadDocument: true });
  };
  const stops = [
    shop.events.on("trade", tell),
    shop.events.on("consent:changed", onConsent),
    // The next user of this device must not learn about past orders.
    shop.events.on("session:ended", forget),
    router.subscribe("onRendered", ({ pathChanged }) => pathChanged && onPage()),
  ];
  run(shop.consent.allowed());
  early.forEach(tell);
  stops.push(watchCart(shop), watchPages({ shop, router }).stop);

  return () => {
    router.options.context.border = undefined;
    for (const stop of stops) stop();
  };
}

/** Path for which the server sent this document, with that page's Content Security Policy. */
function landedOn(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return new URL(entry?.name ?? location.href, location.href).pathname;
}
