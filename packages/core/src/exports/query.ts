import type { SearchCalls } from "../calls/searchClient.js";
import { type QueryBuilder, readQuery } from "../query/readQuery.js";

export * from "../query/queries.gen.js";
export { isPersonal, isPriced, type QueryBuilder, type ReadQuery, STALE_MS } from "../query/readQuery.js";

export const searchQuery: QueryBuilder<SearchCalls["products"]> = readQuery("search", "products");
export const searchLinksQuery: QueryBuilder<SearchCalls["links"]> = readQuery("search", "links");
