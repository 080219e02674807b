import { type CartLineClient, createCartLineClient } from "./cartLineClient.js";
import type { Http } from "./transport/http.js";
import { createWholeCartClient, type WholeCartClient } from "./wholeCartClient.js";

/** All calls of a cart. */
export interface CartClient extends CartLineClient, WholeCartClient {}

export const createCartClient = (http: Http, context: { locale: string }): CartClient => ({
  ...createCartLineClient(http, context),
  ...createWholeCartClient(http, context),
});
