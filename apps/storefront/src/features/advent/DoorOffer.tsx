import type { ProductCard } from "@shop/core";
import { EnergyArrow, formatUnitPrice, PriceBlock, ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../routing/ShopLink.tsx";
import { useCardLabels } from "../../shared/productCard/useCardLabels.ts";
import { useMoneyFormat } from "../../shared/format/useMoney.ts";
import { useDisplayPrices } from "../../shared/prices/useDisplayPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/** Product behind a door, with the details that must accompany its price: unit price and energy class. */
export function DoorOffer({ product: gross }: { product: ProductCard }): ReactElement {
  const shared = useTexts("shared");
  const { vatHint: _vatHint, ...labels } = useCardLabels();
  const product = useDisplayPrices().card(gross);
  const format = useMoneyFormat();
  const { energyClass, unit } = product;
  return (
    <div className="lh-door-offer">
      <ProductPicture picture={product.pictures[0]} sizes="(min-width: 992px) 200px, 50vw" alt="" />
      <ShopLink className="lh-door-link" to={product.url}>
        {product.title}
      </ShopLink>
      {product.stock >= product.step ? (
        <PriceBlock
          cents={product.priceCents}
          compareAtCents={product.compareAtCents}
          lowestPrice30dCents={product.lowestPrice30dCents}
          format={format}
          labels={labels}
          size="small"
          showPercent
          unitPrice={unit && formatUnitPrice(product.priceCents, unit, format)}
        />
      ) : (
        <p className="lh-muted">{shared("soldOut")}</p>
      )}
      {energyClass !== undefined && (
        <EnergyArrow energyClass={energyClass} label={`${labels.energyClass ?? ""} ${energyClass}`.trim()} />
      )}
    </div>
  );
}
