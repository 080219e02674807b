import { megaMenu, type MenuCategory, menuRoots } from "@shop/core";
import { menuQuery } from "@shop/core/query";
import { buildSrcSet, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useHoverPopover, usePopover } from "./usePopover.ts";

/** Entries per column, so that it is about as high as the picture. */
const COLUMN_ENTRIES = 8;

/** Width beside one column of links. */
const PICTURE_SIZES = "920px";

/** Top categories on wide screens: each a link, with a button for its submenu. */
export function MainNav({ extraItems }: { extraItems: ReactNode }): ReactElement {
  const t = useTexts("frame");
  const { menuCategoryIds } = useLocaleConfig();
  const { data: menu } = useSuspenseQuery(menuQuery(useShop()));
  return (
    <nav className="lh-nav" aria-label={t("mainNav")}>
      <ul className="lh-nav-list" role="list">
        {megaMenu(menuRoots(menu, menuCategoryIds)).map((category) => (
          <MainNavItem key={category.id} category={category} />
        ))}
        {extraItems}
      </ul>
    </nav>
  );
}

/** The mega menu is a popover: the browser opens it before hydration, closes it on Esc and restores the focus. */
function MainNavItem({ category }: { category: MenuCategory }): ReactElement {
  const t = useTexts("frame");
  const { open, ref: panel, popover } = usePopover();
  const hover = useHoverPopover(panel);
  const panelId = `menu-${category.id}`;
  // An open panel would cover the newly focused element.
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  const link = <CategoryLink className="lh-nav-link" category={category} />;
  if (category.children.length === 0) return <li className="lh-nav-item">{link}</li>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling blur events
    <li className="lh-nav-item" data-open={open || undefined} onBlur={closeOnBlur} {...hover}>
      {link}
      <button
        type="button"
        className="lh-nav-toggle"
        popoverTarget={panelId}
        aria-expanded={open}
        aria-label={t("openSubmenu", { category: category.title })}
      >
        <Icon name="chevron-down" />
      </button>
      <div className="lh-mega" id={panelId} {...popover}>
        <MegaMenu category={category} />
      </div>
    </li>
  );
}

/**
 * The links fill as few columns as possible, so that the picture beside them is large. It loads when the panel opens,
 * because a closed popover has no boxes, and has no WebP fallback, because browsers with popovers decode AVIF.
 */
function MegaMenu({ category }: { category: MenuCategory }): ReactElement {
  const t = useTexts("frame");
  const { children, picture } = category;
  const entryCount = children.reduce((count, second) => count + 1 + second.children.length, 0);
  return (
    <div className="lh-mega-inner" data-columns={picture && Math.ceil(entryCount / COLUMN_ENTRIES)}>
      <ul className="lh-mega-columns" role="list">
        {children.map((second) => (
          <li key={second.id}>
            <CategoryLink className="lh-mega-second" category={second} />
            {second.children.length > 0 && (
              <ul role="list">
                {second.children.map((third) => (
                  <li key={third.id}>
                    <CategoryLink className="lh-mega-third" category={third} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <CategoryLink className="lh-mega-all" category={category}>
        {picture && (
          <img className="lh-mega-picture" loading="lazy" alt="" sizes={PICTURE_SIZES} srcSet={buildSrcSet(picture)} />
        )}
        <span>{t("allIn", { category: category.title })}</span>
      </CategoryLink>
    </div>
  );
}

type CategoryLinkProps = Omit<ComponentProps<"a">, "href" | "target"> & { category: MenuCategory };

export function CategoryLink({ category: { title, url }, children = title, ...anchor }: CategoryLinkProps) {
  return (
    <ShopLink {...anchor} to={url}>
      {children}
    </ShopLink>
  );
}
