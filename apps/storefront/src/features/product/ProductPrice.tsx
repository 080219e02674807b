import { displayPrice, productVatPercent } from "@shop/core";
import { EnergyArrow, PriceBlock } from "@shop/react";
import type { ReactElement } from "react";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShippingCosts } from "./ShippingCosts.tsx";
import { useNumberFormat } from "../../shared/useNumberFormat.ts";
import type { SelectedProduct } from "./variants.ts";

/** Price with all legally required information: reduction, unit price, VAT, energy class. */
export function ProductPrice({ product, variant }: SelectedProduct): ReactElement {
  const t = useTexts("product");
  const shared = useTexts("shared");
  const { taxTitle: tax } = useLocaleConfig();
  const { display, format } = useShopPrices();
  const formatNumber = useNumberFormat();
  const { energy, unit } = product;
  const vatPercent = productVatPercent(product, display.country);
  const vatIncluded = vatPercent === undefined ? t("taxIncluded", { tax }) : t("vatIncluded", { percent: vatPercent });
  return (
    <>
      <PriceBlock
        size="large"
        showPercent
        price={displayPrice({ ...(variant ?? product), unit, vatPercent }, display)}
        format={format}
        labels={{
          price: shared("price.label"),
          compareAt: shared("price.regular"),
          lowestPrice30d: shared("price.lowest"),
          vatHint: display.showNet ? t("vatExcluded") : vatIncluded,
        }}
        shipping={<ShippingCosts>{t("shippingCosts")}</ShippingCosts>}
      />
      {/* Energy class of a lamp and consumption of its light source. Source: Regulation (EU) 2019/2015. */}
      {energy !== undefined && (
        <p className="lh-energy">
          <EnergyArrow energyClass={energy.class} label={`${shared("energyClass")} ${energy.class}`} />
          <span>{t("energy", { kwh: formatNumber(energy.kwhPer1000h) })}</span>
        </p>
      )}
    </>
  );
}
