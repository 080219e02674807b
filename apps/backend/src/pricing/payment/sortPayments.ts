import * as v from "valibot";

/** Setting of a market or locale: codes of payment methods, the country's usual one first. */
export const PAYMENT_ORDER = "payment_order";

const codes = v.fallback(v.array(v.string()), []);

/** Sorts payment methods by {@link PAYMENT_ORDER}. Methods without an entry follow in their own order. */
export function sortPayments<T extends { code: string }>(
  methods: readonly T[],
  settings: Readonly<Record<string, unknown>>,
): T[] {
  const order = v.parse(codes, settings[PAYMENT_ORDER]);
  const placeOf = ({ code }: T): number => (order.includes(code) ? order.indexOf(code) : order.length);
  return methods.toSorted((a, b) => placeOf(a) - placeOf(b));
}
