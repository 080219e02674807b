import { lazyPart } from "../../ui/lazyPart.tsx";
import { whenActive } from "../../ui/whenActive.ts";

const views = () => import("./consentViews.tsx");

/** Banner for shoppers without an answer: server-rendered, hydrated lazily. */
export const consentBanner = lazyPart(() => views().then(({ ConsentBanner }) => ConsentBanner), {
  hydrateWhen: whenActive,
});
export const reviewBadge = lazyPart(() => views().then(({ ReviewBadge }) => ReviewBadge), { hydrateWhen: whenActive });
export const chat = lazyPart(() => views().then(({ Chat }) => Chat), { hydrateWhen: whenActive });

/** Awaited by the root loader, so that the server renders these parts. */
export const loadConsentParts = (): Promise<unknown> =>
  Promise.all([consentBanner, reviewBadge, chat].map((part) => part.load()));
