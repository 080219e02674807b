import { type CartLineClient, createCartLineClient } from "./cartLineClient.js";
import type { Http } from "./http.js";
import { createWholeCartClient, type WholeCartClient } from "./wholeCartClient.js";

/** All calls of a cart. */
export interface CartClient extends CartLineClient, WholeCartClient {}

export const createCartClient = (http: Http, where: { locale: string }): CartClient => ({
  ...createCartLineClient(http, where),
  ...createWholeCartClient(http, where),
});
