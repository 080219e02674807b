import type { ReactElement } from "react";
import { className } from "./className.js";
import { Glyph } from "./Glyph.js";
import type { LinkComponent } from "./LinkComponent.js";

/** A step on the way; without an address it is the page itself. */
export interface Crumb {
  title: string;
  href?: string | undefined;
  /** of the title, where it is not that of the page: "ro" */
  lang?: string | undefined;
}

/** What {@link Breadcrumbs} takes. */
export interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** of the landmark: "Sie sind hier" */
  label: string;
  link?: LinkComponent;
  className?: string;
}

/** The way from the homepage to this page. On a narrow screen only the step before is shown, as the way back. */
export function Breadcrumbs({ crumbs, label, link: Link = "a", className: extra }: BreadcrumbsProps): ReactElement {
  return (
    <nav className={className("sh-crumbs", extra)} aria-label={label}>
      <ol className="sh-crumbs-list" role="list">
        {crumbs.map(({ title, href, lang }) => (
          <li className="sh-crumb" lang={lang} key={`${href ?? ""} ${title}`}>
            {href === undefined ? (
              <span aria-current="page">{title}</span>
            ) : (
              <>
                <Link className="sh-crumb-link" href={href}>
                  {title}
                </Link>
                <Glyph name="chevron-right" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
