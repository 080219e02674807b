import { later } from "../../ui/later.tsx";

const views = () => import("./laterViews.ts");

/** Banner for shoppers without an answer: server-rendered, hydrated lazily. */
export const consentBanner = later(() => views().then(({ ConsentBanner }) => ConsentBanner), null);
export const reviewBadge = later(() => views().then(({ ReviewBadge }) => ReviewBadge), null);
export const chat = later(() => views().then(({ Chat }) => Chat), null);

/** Awaited by the root loader, so that the server renders these parts. */
export const loadConsentParts = (): Promise<unknown> =>
  Promise.all([consentBanner, reviewBadge, chat].map((part) => part.load()));
