// Analytics and advertising only, after consent: a separate entry keeps it out of other bundles.
export { type EcommerceEvent, toEcommerceEvent, type EcommerceItem } from "../domain/analytics/ecommerceEvent.js";
export {
  type AnalyticsEvent,
  type AnalyticsItem,
  analyticsItemFromCard,
  analyticsItemFromLine,
  analyticsItemFromProduct,
  type AnalyticsItemList,
  analyticsItemsFromOrder,
  toPurchaseEvent,
} from "../domain/analytics/analyticsEvent.js";
export type { ReviewBadge, ReviewSeal } from "../domain/catalogue/review.js";
export { createPurchaseMemory } from "../checkout/purchaseMemory.js";
export { fetchCachedReviewBadge, REVIEW_BADGE_MS } from "../consent/reviewBadgeCache.js";
export { reviewBadgeRow } from "../wire/reviewBadge.js";
