import type { ReactElement } from "react";
import { className } from "./className.js";
import { Glyph } from "./Glyph.js";
import type { LinkComponent } from "./LinkComponent.js";
import { requireProps } from "./requireProps.js";

/** Breadcrumb step. Without `href` it is the current page. */
export interface Crumb {
  title: string;
  href?: string | undefined;
  /** Language of the title when it differs from the page's: "ro". */
  lang?: string | undefined;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** Accessible name of the landmark: "Sie sind hier". */
  label: string;
  link?: LinkComponent;
  className?: string;
}

/** Breadcrumb trail from the homepage to the current page. Narrow screens show only the parent, as a back link. */
export function Breadcrumbs({ crumbs, label, link: Link = "a", className: extra }: BreadcrumbsProps): ReactElement {
  requireProps("Breadcrumbs", { crumbs });
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
