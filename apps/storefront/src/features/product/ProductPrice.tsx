import { displayPrice, type Product, productVatPercent, type Variant } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { EnergyArrow, PriceBlock, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShippingCosts } from "./ShippingCosts.tsx";
import { useNumberFormat } from "./useNumberFormat.ts";

interface ProductPriceProps {
  product: Product;
  /** Undefined if the product has no variants. */
  variant: Variant | undefined;
}

/** Price with all legally required information: reduction, unit price, VAT, energy class. */
export function ProductPrice({ product, variant }: ProductPriceProps): ReactElement {
  const t = useTexts("product");
  const shared = useTexts("shared");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { display, format } = useShopPrices();

  const vatPercent = productVatPercent(product, display.country);

  function vatHint(): string {
    if (display.showNet) return t("vatExcluded");
    return vatPercent === undefined
      ? t("taxIncluded", { tax: config.taxTitle })
      : t("vatIncluded", { percent: vatPercent });
  }

  return (
    <>
      <PriceBlock
        size="large"
        showPercent
        price={displayPrice({ ...(variant ?? product), unit: product.unit, vatPercent }, display)}
        format={format}
        labels={{
          price: shared("price.label"),
          compareAt: shared("price.regular"),
          lowestPrice30d: shared("price.lowest"),
          vatHint: vatHint(),
        }}
        shipping={<ShippingCosts>{t("shippingCosts")}</ShippingCosts>}
      />
      {product.energy !== undefined && <EnergyLabel energy={product.energy} />}
    </>
  );
}

/** Energy class of a lamp and consumption of its light source. Source: Regulation (EU) 2019/2015. */
function EnergyLabel({ energy }: { energy: NonNullable<Product["energy"]> }): ReactElement {
  const t = useTexts("product");
  const shared = useTexts("shared");
  const formatNumber = useNumberFormat();
  return (
    <p className="lh-energy">
      <EnergyArrow energyClass={energy.class} label={`${shared("energyClass")} ${energy.class}`} />
      <span>{t("energy", { kwh: formatNumber(energy.kwhPer1000h) })}</span>
    </p>
  );
}
