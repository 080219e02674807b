import { megaMenu } from "@shop/core";
import { menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { MainNavItem } from "./MainNavItem.tsx";

/** The row of top categories on wide screens; each is a link, with a button that opens what is below it. */
export function MainNav(): ReactElement {
  const t = useTexts("frame");
  const { data: menu } = useSuspenseQuery(menuQuery(useShop()));
  return (
    <nav className="lh-nav" aria-label={t("mainNav")}>
      <ul className="lh-nav-list" role="list">
        {megaMenu(menu).map((category) => (
          <MainNavItem key={category.id} category={category} />
        ))}
      </ul>
    </nav>
  );
}
