import type { Product, Variant } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { EnergyArrow, formatUnitPrice, PriceBlock, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMoneyFormat } from "../../shared/format/useMoney.ts";
import { useDisplayPrices } from "../../shared/prices/useDisplayPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { calculateReduction } from "./calculateReduction.ts";
import { ShippingCosts } from "./ShippingCosts.tsx";
import { useNumberFormat } from "./useNumberFormat.ts";
import { useVatPercent } from "./useVatPercent.ts";

interface ProductPriceProps {
  product: Product;
  /** Undefined if the product has no variants. */
  variant: Variant | undefined;
}

/** Price with all legally required information: reduction, unit price, VAT, energy class. */
export function ProductPrice({ product, variant }: ProductPriceProps): ReactElement {
  const t = useTexts("product");
  const shared = useTexts("shared");
  const format = useMoneyFormat();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const percent = useVatPercent(product);
  const displayPrice = useDisplayPrices();
  const price = displayPrice.prices(variant ?? product, percent);

  function vatHint(): string {
    if (displayPrice.excludeVat) return t("vatExcluded");
    return percent === undefined ? t("taxIncluded", { tax: config.taxTitle }) : t("vatIncluded", { percent });
  }

  return (
    <>
      <PriceBlock
        size="large"
        showPercent
        cents={price.priceCents}
        {...calculateReduction(price, config.showFallbackCompareAtPrice)}
        format={format}
        labels={{
          price: shared("price.label"),
          compareAt: shared("price.regular"),
          lowestPrice30d: shared("price.lowest"),
          vatHint: vatHint(),
        }}
        unitPrice={product.unit && formatUnitPrice(price.priceCents, product.unit, format)}
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
