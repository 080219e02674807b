import { cartRejections } from "../wire/cartRejections.js";
import type { CartRejection } from "./cartState.js";

type Failure = "addFailed" | "removeFailed" | "updateFailed";
type Advice = "soldOut" | "gone" | "full" | "check" | "retry";

/** Key in the message catalogue, and the values to insert. */
interface CartMessage {
  key: `cart.${Failure}` | `cart.advice.${Advice}` | "cart.stock";
  values: Readonly<Record<string, number>>;
}

/**
 * Returns the messages for an event "cart:rejected": what failed, without a full stop, and what to do.
 *
 * @example
 * shop.events.on("cart:rejected", (rejection) => {
 *   const [failure, advice] = rejectionMessages(rejection);
 *   console.log(failure.key, advice.key, advice.values); // "cart.addFailed", "cart.stock", { count: 3 }
 * });
 */
export function rejectionMessages(rejection: CartRejection): [failure: CartMessage, advice: CartMessage] {
  const { code, mutation, availableStock: count = 0 } = rejection;
  const removes = mutation.kind === "clear" || (mutation.kind === "setQuantity" && mutation.quantity <= 0);
  const failure = mutation.kind === "add" ? "addFailed" : removes ? "removeFailed" : "updateFailed";
  const isStockLeft = code === "OUT_OF_STOCK" && count > 0;
  return [
    { key: `cart.${failure}`, values: {} },
    isStockLeft ? { key: "cart.stock", values: { count } } : { key: `cart.advice.${adviceOf(rejection)}`, values: {} },
  ];
}

function adviceOf({ code, status }: CartRejection): Advice {
  if (code === "OUT_OF_STOCK") return "soldOut";
  return code === "CART_REJECTED" ? (cartRejections[String(status)] ?? "check") : "retry";
}
