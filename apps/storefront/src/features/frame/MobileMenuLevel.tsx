import type { MenuCategory } from "@shop/core";
import type { MouseEventHandler, ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

interface MobileMenuLevelProps {
  categories: readonly MenuCategory[];
  level: number;
  /** the category these are in */
  parent?: MenuCategory;
  onChoose: MouseEventHandler<HTMLAnchorElement>;
}

/** One level of the slide-in menu. Of a level one branch is open; the first entry leads to all of it. */
export function MobileMenuLevel({ categories, level, parent, onChoose }: MobileMenuLevelProps): ReactElement {
  const t = useTexts("frame");
  return (
    <ul className="lh-menu-level" data-level={level} role="list">
      {parent !== undefined && (
        <li>
          <ShopLink className="lh-menu-link" to={parent.url} onClick={onChoose}>
            {t("allIn", { category: parent.title })}
          </ShopLink>
        </li>
      )}
      {categories.map((category) => (
        <li key={category.id}>
          {category.children.length === 0 ? (
            <ShopLink className="lh-menu-link" to={category.url} onClick={onChoose}>
              {category.title}
            </ShopLink>
          ) : (
            <details className="lh-menu-branch" name={`menu-in-${parent?.id ?? 0}`}>
              <summary className="lh-menu-link">
                {category.title}
                <Icon name="chevron-down" />
              </summary>
              <MobileMenuLevel categories={category.children} level={level + 1} parent={category} onChoose={onChoose} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
