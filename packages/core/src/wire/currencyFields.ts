import { textOrNone } from "./scalars.js";

/** Currency of the amounts of a row. */
export const currencyFields: {
  readonly currency: typeof textOrNone;
  readonly currencySymbol: readonly ["currency_symbol", typeof textOrNone];
} = { currency: textOrNone, currencySymbol: ["currency_symbol", textOrNone] };
