export * from "../query/queries.gen.js";
export { isPersonal, isPriced, type QueryBuilder, type ReadQuery, STALE_MS } from "../query/readQuery.js";
