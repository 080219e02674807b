// Analytics and advertising only, after consent: a separate entry keeps it out of other bundles.
export { type EcommerceEvent, ecommerceEvent, type EcommerceItem } from "../domain/analytics/ecommerceEvent.js";
export { purchaseOf } from "../domain/analytics/purchaseOf.js";
export { itemOfCard, itemOfLine, itemOfProduct, itemsOfOrder } from "../domain/analytics/tradeItems.js";
export type { TradeEvent, TradeItem, TradeList } from "../domain/analytics/tradeEvent.js";
export type { ReviewBadge, ReviewSeal } from "../domain/content/reviewBadge.js";
export { purchaseMemory } from "../stores/purchaseMemory.js";
export { cachedReviewBadge, REVIEW_BADGE_MS } from "../stores/reviewBadgeCache.js";
export { reviewBadgeRow } from "../wire/reviewBadge.js";
