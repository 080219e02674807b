import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Logo } from "../../ui/Logo.tsx";
import { AccountControl } from "./AccountControl.tsx";
import { CartControl } from "./CartControl.tsx";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { MainNav } from "./MainNav.tsx";
import { lazyPhoneBlock } from "./lazyFrameParts.tsx";

interface HeaderProps {
  miniCart: ReactNode;
  search: ReactNode;
  /** Menu entries besides categories. */
  extraNavItems?: ReactNode;
}

/** Content from other features arrives as props from the root route. */
export function Header({ miniCart, search, extraNavItems }: HeaderProps): ReactElement {
  const t = useTexts("frame");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return (
    <header className="lh-header">
      <div className="lh-header-bar">
        <CategoryMenu />
        <ShopLink className="lh-logo" to="/" aria-label={t("logo", { shop: config.storeName })}>
          <Logo name={config.storeName} picture={config.logo} />
        </ShopLink>
        {search}
        <div className="lh-header-tools">
          <lazyPhoneBlock.Component />
          <AccountControl />
          <CartControl>{miniCart}</CartControl>
        </div>
      </div>
      <MainNav extraItems={extraNavItems} />
    </header>
  );
}
