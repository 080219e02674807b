/** The embedded shop for those who run it in their own process: the storefront's server, the testkit. */
export { createApp } from "./app.ts";
export type { Deps } from "./deps.ts";
export { type Db, type OpenDatabase, openDatabase } from "./db/connect.ts";
export { type Locale, LOCALES } from "./locale.ts";
export { importDemo } from "./importing/importDemo.ts";
export { isShopEmpty } from "./importing/isShopEmpty.ts";
