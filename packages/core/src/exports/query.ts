export * from "../query/queries.js";
export * from "../query/accountQueries.js";
