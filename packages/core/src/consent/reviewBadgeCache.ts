import type { ReviewBadge } from "../domain/catalogue/review.js";
import type { Environment } from "../environment/environment.js";
import { reviewBadgeSchema } from "../wire/reviewBadge.js";
import { number, storedValue } from "../store/storedValue.js";
import { orUndefined, row } from "../wire/row.js";
import { textOnly } from "../wire/createSchema.js";

/** Cache lifetime of the badge, in ms. */
export const REVIEW_BADGE_MS = 1_800_000;

const cacheEntry = row({ key: textOnly, at: number, badge: orUndefined(reviewBadgeSchema) });

/**
 * Returns the badge, loaded at most once per 30 minutes of a visit; its absence is cached as well.
 * @param key identifies the request; another key loads again
 * @throws the errors of `fetchBadge`; failures are not cached
 */
export async function fetchCachedReviewBadge(
  { clock, storage }: Pick<Environment, "clock" | "storage">,
  key: string,
  fetchBadge: () => Promise<ReviewBadge | undefined>,
): Promise<ReviewBadge | undefined> {
  const stored = storedValue(storage.session, "review_badge", cacheEntry);
  const before = stored.read();
  const age = before === undefined ? -1 : clock.now() - before.at;
  if (before?.key === key && age >= 0 && age < REVIEW_BADGE_MS) return before.badge;
  const badge = await fetchBadge();
  stored.write({ key, at: clock.now(), badge });
  return badge;
}
