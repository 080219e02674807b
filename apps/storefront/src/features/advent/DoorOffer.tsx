import { displayPrice, type ProductCard } from "@shop/core";
import { EnergyArrow, PriceBlock, ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useCardLabels } from "../../shared/productCard/useCardLabels.ts";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/** Product behind a door, with the details that must accompany its price: unit price and energy class. */
export function DoorOffer({ product }: { product: ProductCard }): ReactElement {
  const shared = useTexts("shared");
  const { vatHint: _vatHint, ...labels } = useCardLabels();
  const { display, format } = useShopPrices();
  const { energyClass } = product;
  return (
    <div className="lh-door-offer">
      <ProductPicture picture={product.pictures[0]} sizes="(min-width: 992px) 200px, 50vw" alt="" />
      <ShopLink className="lh-door-link" to={product.url}>
        {product.title}
      </ShopLink>
      {product.stock >= product.step ? (
        <PriceBlock price={displayPrice(product, display)} format={format} labels={labels} size="small" showPercent />
      ) : (
        <p className="lh-muted">{shared("soldOut")}</p>
      )}
      {energyClass !== undefined && (
        <EnergyArrow energyClass={energyClass} label={`${labels.energyClass ?? ""} ${energyClass}`.trim()} />
      )}
    </div>
  );
}
