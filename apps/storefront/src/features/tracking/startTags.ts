import { browserEnvironment, type ConsentChoice, type Shop } from "@shop/core";
import { toEcommerceEvent, createPurchaseMemory, type AnalyticsEvent } from "@shop/core/marketing";
import { redirect, type RegisteredRouter } from "@tanstack/react-router";
import { deleteTagCookies } from "../../shared/thirdParties/tagCookies.ts";
import type { ThirdPartyConfig } from "../../shared/thirdParties/thirdPartyConfig.ts";
import { isPrivatePage } from "../../shared/isPrivatePage.ts";
import { chargedCurrency } from "./chargedCurrency.ts";
import { createEventQueue } from "./createEventQueue.ts";
import { allowTagScripts, createPixel, createTagManager, type Tag, toAnalyticsUrl } from "./tags.ts";
import { watchCart } from "./watchCart.ts";
import { watchPages } from "./watchPages.ts";

interface TagOptions {
  shop: Shop;
  router: RegisteredRouter;
  thirdParties: ThirdPartyConfig;
  /** Events since consent, before this code was loaded. */
  earlyEvents: readonly AnalyticsEvent[];
}

/**
 * Runs the configured tags within the consent and sends them analytics events. Private pages run no tags: their events
 * are queued. Withdrawn consent reloads the page, because a loaded script cannot be stopped.
 */
export function startTags({ shop, router, thirdParties, earlyEvents }: TagOptions): () => void {
  const { storage } = browserEnvironment();
  const { queryClient } = router.options.context;
  const [memory, queue] = [createPurchaseMemory(storage.local), createEventQueue(storage.session)];
  // URL for which the server sent this document, with that page's Content Security Policy.
  const [landing] = performance.getEntriesByType("navigation");
  const isLandingPrivate = isPrivatePage(router, new URL(landing?.name ?? location.href).pathname);
  const tags: Tag[] = [
    ...(thirdParties.tagManager === undefined ? [] : [createTagManager(thirdParties.tagManager)]),
    ...(thirdParties.pixelId === undefined ? [] : [createPixel(thirdParties.pixelId)]),
  ];
  const running = new Set<Tag>();

  const isAllowed = ({ analytics, advertising } = shop.consent.allowed()): boolean => analytics || advertising;

  function send(event: AnalyticsEvent): void {
    // Without consent, events are neither sent nor queued.
    if (!isAllowed()) return;
    if (event.type === "purchase" && !memory.isNew(event.order.ref)) return;
    // A queued event keeps its currency: another country may be chosen until it is sent.
    const priced: AnalyticsEvent = { currency: chargedCurrency(shop, queryClient), ...event };
    if (running.size === 0) return queue.add(priced);
    report(priced);
  }

  function report(event: AnalyticsEvent): void {
    for (const tag of running) tag.send(toEcommerceEvent(event));
  }

  function startAllowed(allowed: ConsentChoice): void {
    const { pathname, href } = router.state.location;
    if (isLandingPrivate || isPrivatePage(router, pathname)) return;
    const more = tags.filter((tag) => tag.canRun(allowed) && !running.has(tag));
    if (more.length === 0) return;
    allowTagScripts();
    for (const tag of more) {
      tag.updateConsent(allowed);
      tag.start();
      running.add(tag);
      tag.trackPageView(toAnalyticsUrl(href, location.origin));
    }
    for (const event of queue.drain()) report(event);
  }

  function forget(): void {
    memory.forget();
    queue.clear();
  }

  function onConsent({ after }: { after: ConsentChoice }): void {
    deleteTagCookies(after);
    if (!isAllowed(after)) forget();
    for (const tag of running) tag.updateConsent(after);
    if ([...running].some((tag) => !tag.canRun(after))) location.reload();
    else startAllowed(after);
  }

  function onPage(): void {
    for (const tag of running) tag.trackPageView(toAnalyticsUrl(router.state.location.href, location.origin));
    startAllowed(shop.consent.allowed());
  }

  // A private page must not open in a document with running tags, and the Content Security Policy of a private
  // document blocks tags on any other page.
  router.options.context.beforeNavigate = ({ pathname, href }) => {
    const isPrivate = isPrivatePage(router, pathname);
    if (isLandingPrivate ? !isPrivate : isPrivate && running.size > 0) throw redirect({ href, reloadDocument: true });
  };
  const stops = [
    shop.events.on("analytics", send),
    shop.events.on("consent:changed", onConsent),
    // The next user of this device must not learn about past orders.
    shop.events.on("session:ended", forget),
    router.subscribe("onRendered", ({ pathChanged }) => pathChanged && onPage()),
  ];
  startAllowed(shop.consent.allowed());
  earlyEvents.forEach(send);
  stops.push(watchCart(shop, queryClient), watchPages(shop, router));

  return () => {
    router.options.context.beforeNavigate = undefined;
    for (const stop of stops) stop();
  };
}
