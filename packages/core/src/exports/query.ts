export * from "../query/queries.js";
export * from "../query/accountQueries.js";
export * from "../query/lookupQueries.js";
