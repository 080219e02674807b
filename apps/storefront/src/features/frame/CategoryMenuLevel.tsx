import type { MenuCategory } from "@shop/core";
import type { MouseEventHandler, ReactElement, ToggleEvent } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { categoryLinkState } from "./categoryLinkState.ts";

interface CategoryMenuLevelProps {
  categories: readonly MenuCategory[];
  level: number;
  /** Category that contains `categories`. */
  parent?: MenuCategory;
  onChoose: MouseEventHandler<HTMLAnchorElement>;
}

/** One level of the menu: at most one branch is open; the first entry links to the parent category. */
export function CategoryMenuLevel({ categories, level, parent, onChoose }: CategoryMenuLevelProps): ReactElement {
  const t = useTexts("frame");
  return (
    <ul className="lh-menu-level" data-level={level} role="list">
      {parent !== undefined && (
        <li>
          <ShopLink
            className="lh-menu-link"
            data-all=""
            to={parent.url}
            state={categoryLinkState(parent)}
            onClick={onChoose}
          >
            {t("allIn", { category: parent.title })}
          </ShopLink>
        </li>
      )}
      {categories.map((category) => (
        <li key={category.id}>
          {category.children.length === 0 ? (
            <ShopLink className="lh-menu-link" to={category.url} state={categoryLinkState(category)} onClick={onChoose}>
              <CategoryIcon icon={category.icon} />
              {category.title}
            </ShopLink>
          ) : (
            <details className="lh-menu-branch" name={`menu-in-${parent?.id ?? 0}`} onToggle={closeNested}>
              <summary className="lh-menu-link">
                <CategoryIcon icon={category.icon} />
                {category.title}
                <Icon name="chevron-down" />
              </summary>
              <CategoryMenuLevel
                categories={category.children}
                level={level + 1}
                parent={category}
                onChoose={onChoose}
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Closing a branch closes its nested branches. Source: specification 2. */
function closeNested({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) return;
  for (const deeper of currentTarget.querySelectorAll("details")) deeper.open = false;
}

/** Icon of a category, same-origin only; without one, CSS draws the default leaf. */
function CategoryIcon({ icon = "" }: { icon?: string | undefined }): ReactElement | null {
  if (!/^\/(?!\/)/u.test(icon)) return null;
  return (
    <span className="lh-menu-icon">
      <img src={icon} alt="" width="20" height="20" loading="lazy" />
    </span>
  );
}
