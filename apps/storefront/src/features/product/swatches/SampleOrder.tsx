import { toCartItem } from "@shop/core";
import { MAX_SAMPLES } from "@shop/core/wire";
import { useCart, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { isSample, samplesQuery } from "../../../shared/samples.ts";
import { ShopLink } from "../../../shared/ShopLink.tsx";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Button } from "../../../ui/Button.tsx";

/** Adds the free sample of a colour to the cart. Renders nothing for a colour without one. */
export function SampleOrder({
  productId,
  colorId,
}: {
  productId: number;
  colorId: number | undefined;
}): ReactElement | null {
  const t = useTexts("product/model");
  const shop = useShop();
  const { lines } = useCart();
  const { data: samples = [] } = useQuery(samplesQuery(shop, productId));
  const sample = samples.find(({ colors }) => colors.some(({ id }) => id === colorId));
  if (sample === undefined) return null;
  const isInCart = lines.some(({ variantId }) => variantId === sample.variantId);
  const isFull = lines.filter(isSample).length >= MAX_SAMPLES;
  const canAdd = !isInCart && !isFull && sample.stock > 0;
  const unavailable = isFull ? t("sample.full", { most: MAX_SAMPLES }) : t("sample.soldOut");

  function add(): void {
    if (sample === undefined || !canAdd) return;
    shop.cart.add({ ...toCartItem(sample), color: sample.colors[0]?.title ?? "" });
  }

  return (
    <div className="lh-sample">
      <Button variant="outline" onClick={add} aria-disabled={!canAdd}>
        {t("sample.add")}
      </Button>
      <p className="lh-muted lh-small" role="status">
        {isInCart && (
          <>
            {t("sample.added")} <ShopLink to="/cart">{t("sample.toCart")}</ShopLink>
          </>
        )}
        {!isInCart && (canAdd ? t("sample.free", { most: MAX_SAMPLES }) : unavailable)}
      </p>
    </div>
  );
}
