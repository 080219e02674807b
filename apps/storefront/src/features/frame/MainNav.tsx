import { megaMenu, menuRoots } from "@shop/core";
import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { MainNavItem } from "./MainNavItem.tsx";

/**
 * Top categories on wide screens: each a link, with a button for its submenu.
 *
 * @param more Entries besides categories.
 */
export function MainNav({ extraItems }: { extraItems?: ReactNode }): ReactElement {
  const shop = useShop();
  const t = useTexts("frame");
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  return (
    <nav className="lh-nav" aria-label={t("mainNav")}>
      <ul className="lh-nav-list" role="list">
        {megaMenu(menuRoots(menu, config.menuCategoryIds)).map((category) => (
          <MainNavItem key={category.id} category={category} />
        ))}
        {extraItems}
      </ul>
    </nav>
  );
}
