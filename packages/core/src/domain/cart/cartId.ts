import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";

/**
 * A cart id: a positive safe integer, from a number or its decimal text ("12", " 12 "). `undefined` for "", "0", "null",
 * "undefined", "-1", "1.5", "1e3", "abc", NaN and objects. Source: specification 4.
 */
export function parseCartId(value: unknown): number | undefined {
  return parsePositiveInteger(value);
}

/**
 * The cart to work with: the first valid of the order-result page's query parameter, the state and the stored value;
 * 0 where none is. Source: specification 4.
 */
export function resolveCartId(sources: { orderResult?: unknown; state?: unknown; stored?: unknown }): number {
  return parseCartId(sources.orderResult) ?? parseCartId(sources.state) ?? parseCartId(sources.stored) ?? 0;
}
