import type { ReactElement, ReactNode } from "react";
import { className } from "./className.js";

/** Props of {@link ProductGrid}. */
export interface ProductGridProps {
  /** One {@link ProductGridItem} per card. */
  children: ReactNode;
  /** "rail": one row that scrolls horizontally. */
  layout?: "grid" | "rail";
  label?: string;
  className?: string;
}

/** Responsive list of cards, in two to four columns depending on the container width. */
export function ProductGrid({ children, layout = "grid", label, className: extra }: ProductGridProps): ReactElement {
  return (
    <div className={className("sh-grid", extra)} data-layout={layout}>
      <ul className="sh-grid-list" role="list" aria-label={label} tabIndex={layout === "rail" ? 0 : undefined}>
        {children}
      </ul>
    </div>
  );
}

/** One cell of {@link ProductGrid}. */
export function ProductGridItem({ children }: { children: ReactNode }): ReactElement {
  return <li className="sh-grid-item">{children}</li>;
}
