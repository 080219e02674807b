export * from "../query/queries.js";
