declare const unit: unique symbol;

/** Gross euro cents, as the backend reports them. Plain numbers are assignable, {@link DisplayCents} are not. */
export type EuroCents = number & { readonly [unit]?: "euro" };

/** Cents as displayed: gross or net, in the shopper's currency. Not assignable to {@link EuroCents}. */
export type DisplayCents = number & { readonly [unit]?: "display" };
