import type { Subcategory } from "@shop/core";
import { ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

/** Direct subcategories with products. */
export function Subcategories({ subcategories }: { subcategories: readonly Subcategory[] }): ReactElement | null {
  const t = useTexts("listing");
  const filled = subcategories.filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  return (
    <nav aria-label={t("subcategories")}>
      <ul className="lh-subcategories-list" role="list">
        {filled.map(({ id, title, url, picture }) => (
          <li key={id}>
            <ShopLink className="lh-subcategory" to={url}>
              {picture !== undefined && <ProductPicture picture={picture} sizes="64px" alt="" />}
              <span>{title}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
