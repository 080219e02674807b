import { fullMenu, type MenuCategory, menuRoots } from "@shop/core";
import { menuQuery } from "@shop/core/query";
import { buildSrcSet, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { type MouseEvent, type ReactElement, type ToggleEvent, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { Icon } from "../../ui/Icon.tsx";
import { telHref } from "../../ui/telHref.ts";
import { menuExtrasQuery } from "./frameQueries.ts";
import { CategoryLink } from "./MainNav.tsx";

/** Width beside two levels of links. */
const PICTURE_SIZES = "600px";

/** Branches and links work before hydration; then the first branch is open on wide screens. */
export function CategoryMenuContent(): ReactElement {
  const t = useTexts("frame/lazy");
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!matchMedia("(min-width: 1200px)").matches || nav.current?.querySelector("[open]")) return;
    nav.current?.querySelector("details")?.setAttribute("open", "");
  }, []);
  const { data: menu } = useSuspenseQuery(menuQuery(useShop()));
  const { menuCategoryIds } = useLocaleConfig();
  return (
    <>
      <nav className="lh-menu-nav" ref={nav} aria-label={t("allCategories")}>
        <CategoryMenuLevel categories={fullMenu(menuRoots(menu, menuCategoryIds))} level={1} />
      </nav>
      <CategoryMenuMore />
    </>
  );
}

const closeMenu = (event: MouseEvent<HTMLElement>): void => event.currentTarget.closest("dialog")?.close();

interface CategoryMenuLevelProps {
  categories: readonly MenuCategory[];
  level: number;
  parent?: MenuCategory;
}

/**
 * One level of the menu: at most one branch is open; the first entry links to the parent category. On narrow screens an
 * open branch covers the levels above, and its title leads back.
 */
function CategoryMenuLevel({ categories, level, parent }: CategoryMenuLevelProps): ReactElement {
  const frame = useTexts("frame");
  const t = useTexts("frame/lazy");
  return (
    <ul className="lh-menu-level" data-level={level} role="list">
      {parent !== undefined && (
        <li>
          <CategoryLink className="lh-menu-link" data-all="" category={parent} onClick={closeMenu}>
            {frame("allIn", { category: parent.title })}
            <MenuPicture picture={parent.picture} />
          </CategoryLink>
        </li>
      )}
      {categories.map((category) => (
        <li key={category.id}>
          {category.children.length === 0 ? (
            <CategoryLink className="lh-menu-link" category={category} onClick={closeMenu}>
              <CategoryIcon icon={category.icon} />
              {category.title}
            </CategoryLink>
          ) : (
            <details className="lh-menu-branch" name={`menu-in-${parent?.id ?? 0}`} onToggle={closeNested}>
              <summary className="lh-menu-link">
                <span className="lh-menu-back">
                  <Icon name="chevron-left" />
                  {t("menuBack")}
                </span>
                <CategoryIcon icon={category.icon} />
                <span>{category.title}</span>
                <Icon name="chevron-down" />
              </summary>
              <CategoryMenuLevel categories={category.children} level={level + 1} parent={category} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Not in the server HTML, which names the picture in the main menu already. Loads when its branch opens. */
function MenuPicture({ picture }: { picture: MenuCategory["picture"] | undefined }): ReactElement | null {
  if (!useHydrated() || picture === undefined) return null;
  return <img className="lh-menu-picture" loading="lazy" alt="" sizes={PICTURE_SIZES} srcSet={buildSrcSet(picture)} />;
}

/** Closing a branch closes its nested branches. Source: specification 2. */
function closeNested({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) return;
  for (const deeper of currentTarget.querySelectorAll("details")) deeper.open = false;
}

/** Icon of a category, same-origin only; without one, CSS draws the default leaf. */
function CategoryIcon({ icon = "" }: { icon?: string | undefined }): ReactElement | null {
  if (!/^\/(?!\/)/u.test(icon)) return null;
  return <img className="lh-menu-icon" src={icon} alt="" width="20" height="20" loading="lazy" />;
}

function CategoryMenuMore(): ReactElement {
  const t = useTexts("frame/lazy");
  const { data: extras } = useSuspenseQuery(menuExtrasQuery(useShop()));
  const { storePhone, supportHours } = useLocaleConfig();
  return (
    <ul className="lh-menu-more" role="list" aria-label={t("menuMore")}>
      {extras.map(({ id, title, language, url }) => (
        <li key={url}>
          <ShopLink
            className="lh-menu-link"
            to={url}
            lang={language}
            state={id === undefined ? { title } : { title, id }}
            onClick={closeMenu}
          >
            <Icon name="file-text" />
            {title}
          </ShopLink>
        </li>
      ))}
      {storePhone !== "" && (
        <li>
          <a className="lh-menu-link" href={telHref(storePhone)}>
            <Icon name="phone" />
            {storePhone}
            <span className="lh-muted">{supportHours}</span>
          </a>
        </li>
      )}
      <li>
        <a className="lh-menu-link" href="#storefronts" onClick={closeMenu}>
          <Icon name="globe" />
          {t("storefrontsTitle")}
        </a>
      </li>
    </ul>
  );
}
