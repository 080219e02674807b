import { displayCents, type Product, productDisplay, type Variant } from "@shop/core";
import { useShop, useShopEvent } from "@shop/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import type { AddedItem } from "./AddedPanel.tsx";
import { BuyForm } from "./BuyForm.tsx";
import { lazyAddedPanel, lazyBuyBar, lazyDeliveryFacts } from "./lazyProductParts.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { RatingLink } from "./RatingLink.tsx";
import { useCartItem } from "./useCartItem.ts";
import { useUndeliverableCountry } from "./useUndeliverableCountry.ts";
import type { VariantSelection } from "./useVariantSelection.ts";

export function BuyBox({ product, selection }: { product: Product; selection: VariantSelection }): ReactElement {
  const { cart } = useShop();
  const createItem = useCartItem(product);
  const [added, setAdded] = useState<AddedItem>();
  const { display } = useShopPrices();
  const form = useRef<HTMLFormElement>(null);
  const { selected: variant } = selection;
  const country = useUndeliverableCountry(product);
  const available = variant !== undefined && variant.stock > 0 && country === undefined;

  // Preloaded: the confirmation must appear within a frame of the click.
  useEffect(() => void lazyAddedPanel.load().catch(() => undefined), []);

  // A rejected addition is undone; a toast gives the reason.
  useShopEvent("cart:rejected", ({ mutation }) => {
    if (mutation.kind === "add" && mutation.variantId === added?.variant.id) setAdded(undefined);
  });

  function add(addedVariant: Variant, quantity: number): void {
    const item = createItem(addedVariant);
    cart.add(item, { quantity });
    // Repeated clicks add up.
    const before = added?.variant.id === addedVariant.id ? added.quantity : 0;
    setAdded({ variant: addedVariant, preview: item, quantity: before + quantity });
  }

  return (
    <div className="lh-buybox">
      <div className="lh-buybox-head">
        <Brand product={product} />
        <h1>{product.title}</h1>
        <RatingLink product={product} />
        {product.summary !== "" && <p className="lh-muted">{product.summary}</p>}
      </div>
      <ProductPrice product={product} variant={variant} />
      <BuyForm product={product} selection={selection} undeliverableTo={country} onAdd={add} ref={form} />
      {/* Always mounted: a live region that appears together with its text is not announced. */}
      <div className="lh-added-place" role="status">
        {added !== undefined && <lazyAddedPanel.Component added={added} onDismiss={() => setAdded(undefined)} />}
      </div>
      {country === undefined && (
        <lazyDeliveryFacts.Component product={product} variant={variant} isAvailable={available} />
      )}
      {available && (
        <lazyBuyBar.Component form={form} cents={displayCents(variant.priceCents, productDisplay(product, display))} />
      )}
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
