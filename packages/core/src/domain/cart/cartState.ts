import type { Cart, ShopCartLine } from "./cart.js";
import type { CartStatus } from "./cartStatus.js";

/** What a shopper asked for. Lines are named by sale element: a line that the backend has not seen yet has no other name. */
export type CartIntent =
  | { kind: "add"; saleElementId: number; productId: number; quantity: number; preview: CartPreview }
  | { kind: "set"; saleElementId: number; quantity: number }
  | { kind: "clear" };

/** What a line shows until the backend has answered. */
export type CartPreview = Pick<
  ShopCartLine,
  | "title"
  | "ref"
  | "url"
  | "brand"
  | "picture"
  | "color"
  | "size"
  | "unitCents"
  | "regularCents"
  | "vatPercent"
  | "step"
  | "stock"
  | "freight"
>;

/** An intent with the key under which it is sent, however often. Source: decision D19. */
export interface CartAction {
  key: string;
  intent: CartIntent;
}

/** Why an action was taken back: a code of ShopError, and what the backend said of it. */
export interface CartRefusal {
  code: string;
  action: CartAction;
  /** pieces that can be had, where there were too few */
  stock: number | undefined;
}

export interface CartState {
  status: CartStatus;
  cartId: number;
  /** the cart's secret, decision D4 */
  token: string | undefined;
  /** as the backend last said */
  confirmed: Cart | undefined;
  /** asked for, not answered; the first may be on its way */
  queue: readonly CartAction[];
  /** key of the action that is on its way */
  sending: string | undefined;
  error: string | undefined;
  initialized: boolean;
}

export const emptyCart: CartState = {
  status: "idle",
  cartId: 0,
  token: undefined,
  confirmed: undefined,
  queue: [],
  sending: undefined,
  error: undefined,
  initialized: false,
};

export type CartEvent =
  | { type: "started"; cartId: number; token: string | undefined }
  | { type: "loaded"; cart: Cart }
  | { type: "notFound" }
  | { type: "loadFailed"; code: string }
  | { type: "asked"; action: CartAction }
  | { type: "answered"; key: string; cart: Cart }
  | { type: "refused"; key: string; code: string; stock: number | undefined }
  | { type: "forgotten" };

/** What the shell has to do once the new state stands. */
export type CartEffect =
  | { type: "load" }
  | { type: "send"; action: CartAction }
  | { type: "remember"; cartId: number; token: string | undefined }
  | { type: "forget" }
  | { type: "announce"; action: CartAction }
  | { type: "refuse"; refusal: CartRefusal };
