import type { ReactElement, ReactNode } from "react";
import { ShopLink } from "./ShopLink.tsx";

export interface PageSectionProps {
  id: string;
  title: string;
  /** Link to the complete list. */
  more?: { href: string; title: string } | undefined;
  children: ReactNode;
  /** True for a section below the first view of its page. */
  isBelowFold?: boolean | undefined;
}

export function PageSection({ id, title, more, children, isBelowFold }: PageSectionProps): ReactElement {
  return (
    <section className="lh-section" aria-labelledby={id} data-fold={isBelowFold ? "" : undefined}>
      <div className="lh-section-head">
        <h2 id={id}>{title}</h2>
        {more && (
          <ShopLink className="lh-section-more" to={more.href}>
            {more.title}
          </ShopLink>
        )}
      </div>
      {children}
    </section>
  );
}
