// Analytics and advertising only, after consent: a separate entry keeps it out of other bundles.
export { type EcommerceEvent, toEcommerceEvent, type EcommerceItem } from "../domain/analytics/ecommerceEvent.js";
export { toPurchaseEvent } from "../domain/analytics/toPurchaseEvent.js";
export {
  analyticsItemFromCard,
  analyticsItemFromLine,
  analyticsItemFromProduct,
  analyticsItemsFromOrder,
} from "../domain/analytics/analyticsItems.js";
export type { AnalyticsEvent, AnalyticsItem, AnalyticsItemList } from "../domain/analytics/analyticsEvent.js";
export type { ReviewBadge, ReviewSeal } from "../domain/content/reviewBadge.js";
export { createPurchaseMemory } from "../checkout/purchaseMemory.js";
export { fetchCachedReviewBadge, REVIEW_BADGE_MS } from "../consent/reviewBadgeCache.js";
export { reviewBadgeRow } from "../wire/reviewBadge.js";
