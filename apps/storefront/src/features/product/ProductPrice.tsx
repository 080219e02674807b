import { oldPriceCents, taxPercent } from "@shop/core";
import { folderQuery, localeConfigQuery } from "@shop/core/query";
import { PriceBlock, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useMoneyFormat } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/**
 * The price with what the law wants beside it. An old price is shown where there was one; an invented one only where the
 * shop's settings say so (decision D1). There is no percent: the lowest price of 30 days, its base, is not known here.
 */
export function ProductPrice({
  priceCents,
  regularCents,
}: {
  priceCents: number;
  regularCents: number | undefined;
}): ReactElement {
  const t = useTexts("product");
  const shared = useTexts("shared");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const percent = taxPercent(config.taxTitle);
  const invented = config.showFallbackOldPrice ? oldPriceCents(priceCents) : undefined;
  return (
    <PriceBlock
      size="large"
      cents={priceCents}
      regularCents={regularCents ?? invented}
      format={useMoneyFormat()}
      labels={{
        price: shared("price.label"),
        regular: shared("price.regular"),
        vatHint: percent === undefined ? t("taxIncluded", { tax: config.taxTitle }) : t("vatIncluded", { percent }),
      }}
      shipping={<ShippingCosts>{t("shippingCosts")}</ShippingCosts>}
    />
  );
}

/** The words lead to the page of the shipping costs, wherever the shop keeps it. */
export function ShippingCosts({ children }: { children: string }): ReactElement {
  const shop = useShop();
  const { data: legal } = useSuspenseQuery(folderQuery(shop, "legal"));
  const { data: service } = useSuspenseQuery(folderQuery(shop, "service"));
  const page = [...service, ...legal].find(({ code }) => code === "shipping-costs");
  if (page === undefined) return <>{children}</>;
  return <ShopLink to={page.url}>{children}</ShopLink>;
}
