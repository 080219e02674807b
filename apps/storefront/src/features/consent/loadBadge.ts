import { type Environment, type Shop } from "@shop/core";
import { fetchCachedReviewBadge, type ReviewBadge, reviewBadgeRow } from "@shop/core/marketing";
import * as v from "valibot";
import type { ThirdPartyConfig } from "../../shared/thirdParties/thirdPartyConfig.ts";

const TIMEOUT_MS = 10_000;

/** Loads the badge by shop id, type and language, from the backend or a third-party server. Cached for 1800 seconds. */
export function loadBadge(
  { shopId, type, url }: NonNullable<ThirdPartyConfig["badge"]>,
  shop: Pick<Shop, "config" | "reviews">,
  environment: Pick<Environment, "clock" | "fetch" | "storage">,
): Promise<ReviewBadge | undefined> {
  const widget = { shopId, type, language: shop.config.language };
  return fetchCachedReviewBadge(environment, [url ?? "", shopId, type, widget.language].join(" "), () =>
    url === undefined ? shop.reviews.badge(widget) : fetchThirdPartyBadge(url, widget, environment),
  );
}

async function fetchThirdPartyBadge(
  address: string,
  { shopId, type, language }: { shopId: string; type: string; language: string },
  { fetch }: Pick<Environment, "fetch">,
): Promise<ReviewBadge | undefined> {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ shop_id: shopId, type, language })) url.searchParams.set(name, value);
  const response = await fetch(
    new Request(url, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (!response.ok) throw new Error(`The review widget answered ${response.status}`);
  return v.parse(reviewBadgeRow, await response.json());
}
