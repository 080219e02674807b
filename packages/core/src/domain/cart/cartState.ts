import type { Cart, ShopCartLine } from "./cart.js";
import type { ShopErrorCode } from "../../shared/shopError.js";
import type { CartStatus } from "./cartStatus.js";

/** Change to the cart. Lines are identified by variant: a line the backend has not confirmed has no id. */
export type CartIntent =
  | { kind: "add"; saleElementId: number; productId: number; quantity: number; preview: CartPreview }
  | { kind: "set"; saleElementId: number; quantity: number }
  /** Sets the pickup location of a line; undefined: any. */
  | { kind: "center"; saleElementId: number; fulfilmentCenterId: number | undefined }
  | { kind: "clear" };

/** Line data to display until the backend responds. */
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

/** Mutation with its idempotency key, reused on every retry. */
export interface CartAction {
  key: string;
  intent: CartIntent;
}

/** Queued mutation, kept until the backend responds. */
export interface CartEntry extends CartAction {
  /** Time of submission, ms since 1970. */
  at: number;
  /** Position among the mutations of all tabs; ties are ordered by key. */
  place: number;
  /** Cart it applies to, {@link CartState.generation}. */
  generation: number;
  /** Already moved once from a missing cart to a new one; a second time it is rejected. */
  moved: boolean;
}

/** Request for one or more queued mutations. Retries send the identical body: the idempotency key belongs to it. */
export interface CartRequest {
  /** Key of the first mutation. */
  key: string;
  /** Keys of all mutations it contains. */
  covers: readonly string[];
  generation: number;
  cartId: number;
  token: string | undefined;
  countryId: number;
  /** Line to change; 0 for add and clear. */
  cartItemId: number;
  intent: CartIntent;
}

/** Mutation rejected by the backend, with the `ShopErrorCode` as reason. */
export interface CartRefusal {
  code: string;
  action: CartAction;
  /** Available quantity, when the stock was insufficient. */
  stock: number | undefined;
}

/** Mutations dropped without a response. */
export interface CartLoss {
  /**
   * expired: too old to retry safely; failed: repeated server errors, the backend may have applied it; forgotten: the
   * cart was reset, ordered or belongs to another customer.
   */
  reason: "expired" | "failed" | "forgotten";
  actions: readonly CartAction[];
}

/** Part of the state that is persisted and shared by all tabs. */
export interface StoredCart {
  /** Undefined when nothing is stored or storage was cleared. */
  generation: number | undefined;
  cartId: number;
  /** Secret of the cart. */
  token: string | undefined;
  /** Last response of the backend. */
  confirmed: Cart | undefined;
  /** Counter of backend responses; the higher one is newer. */
  version: number;
  /** Mutations without a response, in order of submission. */
  queue: readonly CartEntry[];
  /** Request in flight. */
  sending: CartRequest | undefined;
}

/** State of the cart in this tab. */
export interface CartState extends Omit<StoredCart, "generation"> {
  status: CartStatus;
  /** Incremented when any tab resets the cart; data of an older generation is ignored. */
  generation: number;
  /** Reason the queue is paused; it resumes when the connection is back. */
  waiting: ShopErrorCode | undefined;
  /** Code of the last failure. */
  error: string | undefined;
  /** False until it is known whether a cart exists. */
  initialized: boolean;
  /** False when storage is blocked or full: the cart is lost when the page closes. */
  durable: boolean;
}

/** Initial state, before it is known whether a cart exists. */
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

/** Event of the cart state machine. */
export type CartEvent =
  /** Storage was read, at start or after a change by another tab. */
  | { type: "read"; stored: StoredCart; start: boolean; now: number }
  | { type: "asked"; key: string; intent: CartIntent; now: number }
  /** This tab holds the lock and may send. */
  | { type: "turn"; countryId: number; now: number }
  | { type: "answered"; key: string; cart: Cart }
  | { type: "refused"; key: string; code: string; stock: number | undefined }
  /** Repeated server errors; the backend may have applied the mutation. */
  | { type: "givenUp"; key: string }
  /** No response: the identical request is retried later. */
  | { type: "unanswered"; code: ShopErrorCode }
  /** `freshKey`: prefix of the new idempotency keys for mutations moved to a new cart. */
  | { type: "notFound"; cartId: number; freshKey: string }
  /** `version`: that of the state when the request was sent. */
  | { type: "loaded"; cart: Cart; version: number }
  | { type: "loadFailed"; code: string }
  /** Cart returned by a call that is not a mutation: validation, coupon, sign-in. */
  | { type: "renewed"; cart: Cart }
  /** Update of a line known to this tab only: price or deliverability. */
  | { type: "itemUpdated"; saleElementId: number; changes: CartItemChanges }
  | { type: "forgotten"; keepStoredId: boolean }
  | { type: "errorCleared" }
  | { type: "kept"; durable: boolean };

/** Price and deliverability of a line. */
export type CartItemChanges = Partial<
  Pick<ShopCartLine, "unitCents" | "regularCents" | "vatPercent" | "stock" | "step" | "undeliverable" | "freight">
>;

/** Side effect to run after the state is updated and stored. */
export type CartEffect =
  | { type: "load" }
  /** Send the queue. */
  | { type: "pump" }
  | { type: "announce"; action: CartAction }
  | { type: "refuse"; refusal: CartRefusal }
  | { type: "lose"; loss: CartLoss }
  | { type: "wait"; code: string }
  /** Cart id and shipping method id are cleared together. */
  | { type: "forgetDelivery" };
