import type { Cart, ShopCartLine } from "./cart.js";
import type { ShopErrorCode } from "../../shared/shopError.js";
import type { CartStatus } from "./cartStatus.js";

/** What a shopper asked for. Lines are named by sale element: a line that the backend has not seen yet has no other name. */
export type CartIntent =
  | { kind: "add"; saleElementId: number; productId: number; quantity: number; preview: CartPreview }
  | { kind: "set"; saleElementId: number; quantity: number }
  /** where the line is to come from; undefined: from anywhere */
  | { kind: "center"; saleElementId: number; fulfilmentCenterId: number | undefined }
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
  | "weightGrams"
>;

/** An intent with the key under which it is sent, however often. Source: decision D19. */
export interface CartAction {
  key: string;
  intent: CartIntent;
}

/** An action as it is kept until the backend has answered it. */
export interface CartEntry extends CartAction {
  /** when it was asked, ms since 1970 */
  at: number;
  /** its place among the actions of all tabs; equal ones go by key */
  place: number;
  /** which cart it is about, {@link CartState.generation} */
  generation: number;
  /** it was moved from a cart that is gone to a new one, which happens once */
  moved: boolean;
}

/** What is sent for one entry or several, word for word however often: the key stands for this body. */
export interface CartRequest {
  /** the first entry's */
  key: string;
  /** the keys of the entries it answers */
  covers: readonly string[];
  generation: number;
  cartId: number;
  token: string | undefined;
  countryId: number;
  /** the line it changes; 0 for an add and for clear */
  cartItemId: number;
  intent: CartIntent;
}

/** Why an action was taken back: a code of ShopError, and what the backend said of it. */
export interface CartRefusal {
  code: string;
  action: CartAction;
  /** pieces that can be had, where there were too few */
  stock: number | undefined;
}

/** Actions that were given up unanswered. */
export interface CartLoss {
  /**
   * expired: too old to repeat safely; failed: the shop could not carry it out, or did and could not say so; forgotten:
   * the cart they were about was given up, ordered or is another customer's
   */
  reason: "expired" | "failed" | "forgotten";
  actions: readonly CartAction[];
}

/** The part of the state that all tabs share and that outlives the page. */
export interface StoredCart {
  /** undefined: nothing is stored, or it was cleared */
  generation: number | undefined;
  cartId: number;
  /** the cart's secret, decision D4 */
  token: string | undefined;
  /** as the backend last said */
  confirmed: Cart | undefined;
  /** counts what the backend said: the higher is the newer */
  version: number;
  /** asked for, not answered, in order */
  queue: readonly CartEntry[];
  /** what was sent last and is not answered */
  sending: CartRequest | undefined;
}

/** The cart as this tab knows it. */
export interface CartState extends Omit<StoredCart, "generation"> {
  status: CartStatus;
  /** one higher once the cart was given up, in whichever tab: what belongs to the old one changes nothing any more */
  generation: number;
  /** why the queue rests: it goes on by itself when the connection is back */
  waiting: ShopErrorCode | undefined;
  /** code of the last failure */
  error: string | undefined;
  /** false until it is known whether there is a cart */
  initialized: boolean;
  /** false where storage is blocked or full: the cart lasts as long as the page */
  durable: boolean;
}

/** The state before the start: no cart, and not known yet whether there is one. */
export const emptyCart: CartState = {
  status: "idle",
  generation: 0,
  cartId: 0,
  token: undefined,
  confirmed: undefined,
  version: 0,
  queue: [],
  sending: undefined,
  waiting: undefined,
  error: undefined,
  initialized: false,
  durable: true,
};

/** What can happen to a cart. */
export type CartEvent =
  /** storage was read, at the start or because another tab changed it */
  | { type: "read"; stored: StoredCart; start: boolean; now: number }
  | { type: "asked"; key: string; intent: CartIntent; now: number }
  /** this tab may send: nobody else does */
  | { type: "turn"; countryId: number; now: number }
  | { type: "answered"; key: string; cart: Cart }
  | { type: "refused"; key: string; code: string; stock: number | undefined }
  /** it fails again and again, and may have been carried out before it did */
  | { type: "givenUp"; key: string }
  /** nobody knows what became of it: it is sent again later, word for word */
  | { type: "unanswered"; code: ShopErrorCode }
  /** @param freshKey a new key for what has to be asked of another cart */
  | { type: "notFound"; cartId: number; freshKey: string }
  /** @param version the state's when the question was asked */
  | { type: "loaded"; cart: Cart; version: number }
  | { type: "loadFailed"; code: string }
  /** the backend answered with the cart after a call that is no action: validate, coupon, signing in */
  | { type: "renewed"; cart: Cart }
  /** the cart changed in ways only this tab was told: what a line costs, whether it can be delivered */
  | { type: "itemUpdated"; saleElementId: number; changes: CartItemChanges }
  | { type: "forgotten"; keepStoredId: boolean }
  | { type: "errorCleared" }
  | { type: "kept"; durable: boolean };

/** Deliverability and price data of a line. Source: specification 4, update item. */
export type CartItemChanges = Partial<
  Pick<ShopCartLine, "unitCents" | "regularCents" | "vatPercent" | "stock" | "step" | "undeliverable" | "freight">
>;

/** What the shell has to do once the new state stands. It is stored before any of them. */
export type CartEffect =
  | { type: "load" }
  /** there is something to send */
  | { type: "pump" }
  | { type: "announce"; action: CartAction }
  | { type: "refuse"; refusal: CartRefusal }
  | { type: "lose"; loss: CartLoss }
  | { type: "wait"; code: string }
  /** cart id and delivery id are cleared together */
  | { type: "forgetDelivery" };
