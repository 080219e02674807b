import type { Product, SaleElement } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { EnergyArrow, formatUnitPrice, PriceBlock, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMoneyFormat } from "../../app/useMoney.ts";
import { useShown } from "../../app/useShown.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { reduction } from "./reduction.ts";
import { ShippingCosts } from "./ShippingCosts.tsx";
import { useNumber } from "./useNumber.ts";
import { useVatPercent } from "./useVatPercent.ts";

interface ProductPriceProps {
  product: Product;
  /** Undefined if the product has no variants. */
  chosen: SaleElement | undefined;
}

/** Price with all legally required information: reduction, unit price, VAT, energy class. */
export function ProductPrice({ product, chosen }: ProductPriceProps): ReactElement {
  const t = useTexts("product");
  const shared = useTexts("shared");
  const format = useMoneyFormat();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const percent = useVatPercent(product);
  const shown = useShown();
  const price = shown.prices(chosen ?? product, percent);

  function vatHint(): string {
    if (shown.excludeVat) return t("vatExcluded");
    return percent === undefined ? t("taxIncluded", { tax: config.taxTitle }) : t("vatIncluded", { percent });
  }

  return (
    <>
      <PriceBlock
        size="large"
        showPercent
        cents={price.priceCents}
        {...reduction(price, config.showFallbackOldPrice)}
        format={format}
        labels={{
          price: shared("price.label"),
          regular: shared("price.regular"),
          lowest: shared("price.lowest"),
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
  const write = useNumber();
  return (
    <p className="lh-energy">
      <EnergyArrow energyClass={energy.class} label={`${shared("energyClass")} ${energy.class}`} />
      <span>{t("energy", { kwh: write(energy.kwhPer1000h) })}</span>
    </p>
  );
}
