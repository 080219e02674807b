import type { CategoryCard, LookupClient, ProductFeatureText } from "../calls/lookupClient.js";
import type { ResolvedUrl } from "../domain/content/content.js";
import { type ReadQuery, STALE_MS } from "./queries.js";

const read = <T>({ locale }: LookupClient, name: string, input: unknown, queryFn: () => Promise<T>): ReadQuery<T> => ({
  queryKey: [name, locale, input],
  queryFn,
  staleTime: STALE_MS,
});

export const featuresQuery = (calls: LookupClient, productId: number): ReadQuery<ProductFeatureText[]> =>
  read(calls, "features", productId, () => calls.features(productId));
export const categoryCardQuery = (calls: LookupClient, id: number): ReadQuery<CategoryCard> =>
  read(calls, "categoryCard", id, () => calls.category(id));
export const rewritingQuery = (calls: LookupClient, url: string): ReadQuery<ResolvedUrl> =>
  read(calls, "rewriting", url, () => calls.rewriting(url));
export const settingsQuery = (calls: LookupClient): ReadQuery<ReadonlyMap<string, string>> =>
  read(calls, "settings", null, () => calls.settings());
export const quantityStepQuery = (calls: LookupClient, variantId: number): ReadQuery<number> =>
  read(calls, "quantityStep", variantId, () => calls.quantityStep(variantId));
