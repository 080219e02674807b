import { fullMenu, menuRoots } from "@shop/core";
import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { MouseEvent, ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { CategoryMenuLevel } from "./CategoryMenuLevel.tsx";
import { CategoryMenuMore } from "./CategoryMenuMore.tsx";
import { menuExtrasQuery } from "./frameQueries.ts";

/** Branches and links work before hydration. */
export function CategoryMenuContent(): ReactElement {
  const shop = useShop();
  const t = useTexts("frame");
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: extras } = useSuspenseQuery(menuExtrasQuery(shop));
  return (
    <>
      <nav className="lh-menu-nav" aria-label={t("allCategories")}>
        <CategoryMenuLevel
          categories={fullMenu(menuRoots(menu, config.menuCategoryIds))}
          level={1}
          onChoose={closeMenu}
        />
      </nav>
      <CategoryMenuMore config={config} extras={extras} onChoose={closeMenu} />
    </>
  );
}

const closeMenu = (event: MouseEvent<HTMLElement>): void => event.currentTarget.closest("dialog")?.close();
