import { displayCents, type Product, type ProductCard, productDisplay, type Variant } from "@shop/core";
import { useShop, useShopEvent } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { ProductRating } from "../../shared/productCard/ProductRating.tsx";
import { type Service, servicesQuery, toServiceItem } from "../../shared/services.ts";
import { heldCountry } from "../../shared/prices/heldCountry.ts";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useDeliveryCountry } from "../../shared/useDeliveryCountry.ts";
import { WishlistButton } from "../../shared/WishlistButton.tsx";
import { takeEarlyAddition } from "../../shared/early/earlyAddition.ts";
import type { AddedItem } from "./AddedPanel.tsx";
import { BuyForm } from "./BuyForm.tsx";
import { EarlyPurchase } from "./EarlyPurchase.tsx";
import { lazyAddedPanel, lazyBuyBar, lazyDeliveryFacts, lazySwatchButton } from "./lazyProductParts.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { toAddedItem } from "./toAddedItem.ts";
import type { VariantSelection } from "./VariantPicker.tsx";

export function BuyBox({ product, selection }: { product: Product; selection: VariantSelection }): ReactElement {
  const shop = useShop();
  const { cart } = shop;
  const { data: services = [] } = useQuery(servicesQuery(shop, product.id));
  const [added, setAdded] = useState<AddedItem>();
  const { display } = useShopPrices();
  const form = useRef<HTMLFormElement>(null);
  const { selected: variant } = selection;
  const { isDeliverable } = useDeliveryCountry(product);

  // Preloaded: the confirmation must appear within a frame of the click.
  useEffect(() => void lazyAddedPanel.load().catch(() => undefined), []);

  const continueEarlyAddition = useEffectEvent(() => {
    const early = takeEarlyAddition(() => setAdded(undefined));
    const earlyVariant = selection.variants.find(({ id }) => id === early?.variantId);
    if (early !== undefined && earlyVariant !== undefined) showAdded(earlyVariant, early.quantity);
  });
  useEffect(() => continueEarlyAddition(), []);

  // A rejected addition is undone; a toast gives the reason.
  useShopEvent("cart:rejected", ({ mutation }) => {
    // The state, because the event may arrive before an addition is rendered.
    if (mutation.kind === "add") setAdded((shown) => (shown?.variant.id === mutation.variantId ? undefined : shown));
  });

  function add(addedVariant: Variant, quantity: number, booked: readonly Service[]): void {
    // By default that of the market, whose prices may not have arrived.
    const countryId = heldCountry.getSnapshot();
    cart.add({ ...toAddedItem(product, addedVariant, display.country), countryId }, { quantity });
    // After the product: the backend books a service only with one.
    for (const service of booked) cart.add({ ...toServiceItem(service), countryId }, { quantity });
    showAdded(addedVariant, quantity, booked);
  }

  /** Repeated additions of a variant add up. */
  function showAdded(addedVariant: Variant, quantity: number, booked: readonly Service[] = []): void {
    const item = toAddedItem(product, addedVariant, display.country);
    setAdded((before) => ({
      variant: addedVariant,
      item,
      services: booked.map(({ title }) => title),
      quantity: quantity + (before?.variant.id === addedVariant.id ? before.quantity : 0),
    }));
  }

  // After a change of country it has another price.
  const current = selection.variants.find(({ id }) => id === added?.variant.id);
  return (
    <div className="lh-buybox">
      <BuyBoxHead product={product} />
      <ProductPrice product={product} variant={variant} />
      {/* Outside the form, because a dialog has a form of its own. */}
      <lazySwatchButton.Component product={product} variant={variant} />
      <BuyForm product={product} selection={selection} services={services} onAdd={add} ref={form} />
      <WishlistButton product={product} isLabelled />
      {/* Always mounted: a live region that appears together with its text is not announced. */}
      <div className="lh-added-place" role="status">
        {added !== undefined && (
          <lazyAddedPanel.Component
            added={{ ...added, variant: current ?? added.variant }}
            onDismiss={() => setAdded(undefined)}
          />
        )}
      </div>
      <EarlyPurchase product={product} selection={selection} />
      {isDeliverable && <lazyDeliveryFacts.Component product={product} variant={variant} />}
      {isDeliverable && variant !== undefined && variant.stock > 0 && (
        <lazyBuyBar.Component form={form} cents={displayCents(variant.priceCents, productDisplay(product, display))} />
      )}
    </div>
  );
}

export function BuyBoxHead({ product }: { product: ProductCard & Partial<Product> }): ReactElement {
  const { brand, brandUrl, rating } = product;
  return (
    <div className="lh-buybox-head">
      {brand !== "" && brandUrl === undefined && <p className="lh-buybox-brand">{brand}</p>}
      {brand !== "" && brandUrl !== undefined && (
        <ShopLink className="lh-buybox-brand" to={brandUrl}>
          {brand}
        </ShopLink>
      )}
      <h1>{product.title}</h1>
      {rating.average !== undefined && rating.count > 0 && (
        <a className="lh-rating-link" href="#reviews">
          <ProductRating rating={rating} />
        </a>
      )}
      {product.summary && <p className="lh-muted">{product.summary}</p>}
    </div>
  );
}
