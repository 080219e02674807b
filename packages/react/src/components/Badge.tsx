import { cartBadge } from "@shop/core";
import type { ReactElement } from "react";

/** Props of {@link Badge}. */
export interface BadgeProps {
  count: number;
  /** Screen-reader text: "3 Artikel im Warenkorb". */
  label: string;
}

/** Item count on the cart icon: empty at 0, "12k" in thousands. Positioned absolutely, so it causes no layout shift. */
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
