import type { ReactElement, ReactNode } from "react";
import { className } from "./className.js";

/** What {@link ProductGrid} takes. */
export interface ProductGridProps {
  /** one `ProductCard` (or `ProductCardSkeleton`) each */
  children: ReactNode;
  /** "rail": one row that is scrolled sideways. */
  layout?: "grid" | "rail";
  label?: string;
  className?: string;
}

/** A list of cards: two, three or four beside each other, by the room there is. Wrap each card in `ProductGridItem`. */
export function ProductGrid({ children, layout = "grid", label, className: extra }: ProductGridProps): ReactElement {
  return (
    <div className={className("sh-grid", extra)} data-layout={layout}>
      <ul className="sh-grid-list" role="list" aria-label={label} tabIndex={layout === "rail" ? 0 : undefined}>
        {children}
      </ul>
    </div>
  );
}

/** One place in the grid. */
export function ProductGridItem({ children }: { children: ReactNode }): ReactElement {
  return <li className="sh-grid-item">{children}</li>;
}
