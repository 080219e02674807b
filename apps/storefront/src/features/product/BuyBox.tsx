import type { Product, SaleElement } from "@shop/core";
import { useCart, useShopEvent } from "@shop/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useShown } from "../../app/useShown.ts";
import type { Added } from "./AddedPanel.tsx";
import { BuyForm } from "./BuyForm.tsx";
import { addedPanel, buyBar, deliveryFacts } from "./laterParts.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { RatingLink } from "./RatingLink.tsx";
import { usePreview } from "./usePreview.ts";
import { useUndeliverable } from "./useUndeliverable.ts";
import type { Variant } from "./useVariant.ts";

export function BuyBox({ product, variant }: { product: Product; variant: Variant }): ReactElement {
  const cart = useCart();
  const previewOf = usePreview(product);
  const [added, setAdded] = useState<Added>();
  const shown = useShown();
  const form = useRef<HTMLFormElement>(null);
  const { chosen } = variant;
  const country = useUndeliverable(product);
  const available = chosen !== undefined && chosen.stock > 0 && country === undefined;

  // Preloaded: the confirmation must appear within a frame of the click.
  useEffect(() => void addedPanel.load().catch(() => undefined), []);

  // A rejected addition is undone; a toast gives the reason.
  useShopEvent("cart:refused", ({ action: { intent } }) => {
    if (intent.kind === "add" && intent.saleElementId === added?.element.id) setAdded(undefined);
  });

  function add(element: SaleElement, quantity: number): void {
    const preview = previewOf(element);
    cart.add({ productId: product.id, saleElementId: element.id, quantity, preview });
    // Repeated clicks add up.
    const before = added?.element.id === element.id ? added.quantity : 0;
    setAdded({ element, preview, quantity: before + quantity });
  }

  return (
    <div className="lh-buybox">
      <div className="lh-buybox-head">
        <Brand product={product} />
        <h1>{product.title}</h1>
        <RatingLink product={product} />
        {product.chapo !== "" && <p className="lh-muted">{product.chapo}</p>}
      </div>
      <ProductPrice product={product} chosen={chosen} />
      <BuyForm product={product} variant={variant} undeliverableTo={country} onAdd={add} ref={form} />
      {/* Always mounted: a live region that appears together with its text is not announced. */}
      <div className="lh-added-place" role="status">
        {added !== undefined && <addedPanel.Part added={added} onDismiss={() => setAdded(undefined)} />}
      </div>
      {country === undefined && <deliveryFacts.Part product={product} chosen={chosen} available={available} />}
      {available && <buyBar.Part form={form} cents={shown.cents(chosen.priceCents, product.vatPercent)} />}
    </div>
  );
}

/** Links to the brand's page, if there is one. */
function Brand({ product: { brand, brandUrl } }: { product: Product }): ReactElement | null {
  if (brand === "") return null;
  if (brandUrl === undefined) return <p className="lh-buybox-brand">{brand}</p>;
  return (
    <ShopLink className="lh-buybox-brand" to={brandUrl}>
      {brand}
    </ShopLink>
  );
}
