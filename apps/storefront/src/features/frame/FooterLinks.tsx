import { type ReactElement, useId } from "react";
import type { PageLink } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";

export function FooterLinks({ title, links }: { title: string; links: readonly PageLink[] }): ReactElement | null {
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={titleId}>
      <h2 className="lh-footer-title" id={titleId}>
        {title}
      </h2>
      <ul role="list">
        {links.map((link) => (
          <li key={link.id}>
            <ShopLink className="lh-footer-link" to={link.url} lang={link.language}>
              {link.title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
