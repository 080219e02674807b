import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Logo } from "../../ui/Logo.tsx";
import { AccountControl } from "./AccountControl.tsx";
import { CartControl } from "./CartControl.tsx";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { MainNav } from "./MainNav.tsx";
import { PhoneLink } from "./PhoneLink.tsx";

/** The sticky head of every page. The mini cart and the search are other features': the root route hands them in. */
export function Header({ miniCart, search }: { miniCart: ReactNode; search: ReactNode }): ReactElement {
  const t = useTexts("frame");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return (
    <header className="lh-header">
      <div className="lh-header-bar">
        <CategoryMenu />
        <ShopLink className="lh-logo" to="/" aria-label={t("logo", { shop: config.storeName })}>
          <Logo name={config.storeName} />
        </ShopLink>
        {search}
        <div className="lh-header-tools">
          <PhoneLink phone={config.storePhone} hours={config.supportTime} />
          <AccountControl />
          <CartControl>{miniCart}</CartControl>
        </div>
      </div>
      <MainNav />
    </header>
  );
}
