import { cartBadge } from "@shop/core";
import type { ReactElement } from "react";

/** What {@link Badge} takes. */
export interface BadgeProps {
  /** pieces in the cart */
  count: number;
  /** read out: "3 Artikel im Warenkorb" */
  label: string;
}

/** The number on the cart's icon: nothing at 0, thousands as "12k". Its place is kept free of the flow: nothing moves. */
export function Badge({ count, label }: BadgeProps): ReactElement | null {
  const { text, small } = cartBadge(count);
  if (text === "") return null;
  return (
    <span className="sh-badge" data-small={small ? "" : undefined}>
      <span aria-hidden="true">{text}</span>
      <span className="sh-hidden"> {label}</span>
    </span>
  );
}
