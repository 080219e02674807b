import { later } from "../../ui/later.tsx";

const views = () => import("./laterViews.ts");

/** The question, for who has not answered it: in the server's page, and alive soon after. */
export const consentBanner = later(() => views().then(({ ConsentBanner }) => ConsentBanner), null);
export const reviewBadge = later(() => views().then(({ ReviewBadge }) => ReviewBadge), null);
export const chat = later(() => views().then(({ Chat }) => Chat), null);

/** What a page with these settings shows. The server awaits it before it renders. */
export const loadConsentParts = (): Promise<unknown> =>
  Promise.all([consentBanner, reviewBadge, chat].map((part) => part.load()));
