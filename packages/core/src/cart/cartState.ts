import type { CartWrite } from "../calls/cartClient.js";
import type { Cart, CartLineDetails } from "../domain/cart/cart.js";
import type { ShopErrorCode } from "../shared/shopError.js";
import type { CartStatus } from "../domain/cart/cartId.js";

/** Change to the cart. Lines are identified by variant: a line the backend has not confirmed has no id. */
export type CartMutation =
  | { kind: "add"; variantId: number; productId: number; quantity: number; preview: CartPreview }
  | { kind: "setQuantity"; variantId: number; quantity: number }
  /** Sets the pickup location of a line; undefined: any. */
  | { kind: "setFulfilmentCenter"; variantId: number; fulfilmentCenterId: number | undefined }
  | { kind: "clear" };

export interface CartPreview extends Pick<
  CartLineDetails,
  | "title"
  | "ref"
  | "url"
  | "brand"
  | "picture"
  | "color"
  | "size"
  | "unitCents"
  | "compareAtCents"
  | "vatPercent"
  | "step"
  | "stock"
  | "freight"
  | "weightGrams"
> {
  /** Country whose prices it has; default of `cart.add`: that of the market. */
  countryId?: number | undefined;
}

/** Mutation with its idempotency key, reused on every retry. */
export interface SubmittedMutation {
  key: string;
  mutation: CartMutation;
}

/** Queued mutation, kept until the backend responds. */
export interface QueuedMutation extends SubmittedMutation {
  submittedAtMs: number;
  /** Position among the mutations of all tabs; ties are ordered by key. */
  position: number;
  /** Cart it applies to, {@link CartState.generation}. */
  generation: number;
  /** Already moved once from a missing cart to a new one; a second time it is rejected. */
  isMoved: boolean;
}

/** Request for one or more queued mutations. Retries send the identical body: the idempotency key belongs to it. */
export interface CartRequest extends CartWrite {
  /** Keys of all mutations it contains; `key` is that of the first. */
  mutationKeys: readonly string[];
  generation: number;
  mutation: CartMutation;
}

/** Mutation rejected by the backend and rolled back. */
export interface CartRejection extends SubmittedMutation {
  code: ShopErrorCode;
  /** Available quantity, when the stock was insufficient. */
  availableStock: number | undefined;
  /** CART_REJECTED: status text of the backend; otherwise that of HTTP. */
  status?: number | string | undefined;
}

/** Mutations that wait for the connection or a busy backend and are sent later. */
export interface QueuedMutations {
  code: ShopErrorCode;
  mutations: readonly SubmittedMutation[];
}

/** Mutations dropped without a response, and lines that got lost. */
export interface DroppedMutations {
  /**
   * expired: too old to retry; failed: possibly applied; reset: the cart was reset, ordered or replaced; gone: the
   * backend no longer has the cart, whose lines are lost; unmerged: the customer's cart did not take lines of the
   * guest's at sign-in.
   */
  reason: "expired" | "failed" | "reset" | "gone" | "unmerged";
  mutations: readonly SubmittedMutation[];
  /** The lost lines of "unmerged". */
  lines?: readonly CartLineDetails[] | undefined;
}

/** Part of the state that is persisted and shared by all tabs. */
export interface StoredCart {
  /** Undefined when nothing is stored or storage was cleared. */
  generation: number | undefined;
  cartId: number;
  token: string | undefined;
  /** Last response of the backend. */
  confirmed: Cart | undefined;
  /** Counter of backend responses; the higher one is newer. */
  version: number;
  /** Mutations without a response, in order of submission. */
  queue: readonly QueuedMutation[];
  inFlight: CartRequest | undefined;
}

export interface CartState extends Omit<StoredCart, "generation"> {
  status: CartStatus;
  /** Country the cart is meant for; prices of another one in `confirmed` are estimates. Undefined before the start. */
  countryId: number | undefined;
  /** Incremented when any tab resets the cart; data of an older generation is ignored. */
  generation: number;
  /** Reason the queue is paused; it resumes when the connection is back. */
  pausedReason: ShopErrorCode | undefined;
  error: ShopErrorCode | undefined;
  /** False until it is known whether a cart exists. */
  isInitialized: boolean;
  /** False when storage is blocked or full: the cart is lost when the page closes. */
  isPersisted: boolean;
}

export const initialCart: CartState = {
  status: "idle",
  countryId: undefined,
  generation: 0,
  cartId: 0,
  token: undefined,
  confirmed: undefined,
  version: 0,
  queue: [],
  inFlight: undefined,
  pausedReason: undefined,
  error: undefined,
  isInitialized: false,
  isPersisted: true,
};

export type CartEvent =
  /** Storage was read, at start or after a change by another tab. */
  | { type: "read"; stored: StoredCart; start: boolean; now: number }
  | { type: "submitted"; key: string; mutation: CartMutation; now: number }
  /** This tab holds the lock and may send. */
  | { type: "lockAcquired"; countryId: number; now: number }
  | { type: "confirmed"; key: string; cart: Cart }
  | {
      type: "rejected";
      key: string;
      code: ShopErrorCode;
      stock: number | undefined;
      status?: number | string | undefined;
    }
  /** Repeated server errors; the backend may have applied the mutation. */
  | { type: "abandoned"; key: string }
  /** No response: the identical request is retried later. */
  | { type: "interrupted"; code: ShopErrorCode }
  /** `freshKey`: prefix of the new idempotency keys for mutations moved to a new cart. */
  | { type: "notFound"; cartId: number; freshKey: string }
  /** `version`: that of the state when the request was sent. */
  | { type: "loaded"; cart: Cart; version: number }
  | { type: "loadFailed"; code: ShopErrorCode }
  /** Cart returned by a call that is not a mutation: validation, coupon, sign-in. */
  | { type: "replaced"; cart: Cart }
  | { type: "reset"; keepStoredId: boolean }
  | { type: "errorCleared" }
  | { type: "countryChanged"; countryId: number }
  | { type: "persisted"; isPersisted: boolean };

/** Side effect to run after the state is updated and stored. */
export type CartEffect =
  | { type: "load" }
  | { type: "flush" }
  | { type: "submitted"; submitted: SubmittedMutation }
  | { type: "reject"; rejection: CartRejection }
  | { type: "drop"; dropped: DroppedMutations }
  | { type: "pause"; queued: QueuedMutations }
  /** Cart id and shipping method id are cleared together. */
  | { type: "clearShippingMethod" };
