import type { Product, SaleElement } from "@shop/core";
import { useCart, useShopEvent } from "@shop/react";
import { type ReactElement, useRef, useState } from "react";
import { type Added, AddedPanel } from "./AddedPanel.tsx";
import { BuyBar } from "./BuyBar.tsx";
import { BuyForm } from "./BuyForm.tsx";
import { DeliveryFacts } from "./DeliveryFacts.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { usePreview } from "./usePreview.ts";
import type { Variant } from "./useVariant.ts";

/** Everything one needs for buying, beside the pictures. */
export function BuyBox({ product, variant }: { product: Product; variant: Variant }): ReactElement {
  const cart = useCart();
  const previewOf = usePreview(product);
  const [added, setAdded] = useState<Added>();
  const form = useRef<HTMLFormElement>(null);
  const { chosen } = variant;
  const available = chosen !== undefined && chosen.stock > 0;

  // What the shop refuses was not added; the reason is said by the toast.
  useShopEvent("cart:refused", ({ action: { intent } }) => {
    if (intent.kind === "add" && intent.saleElementId === added?.element.id) setAdded(undefined);
  });

  function add(element: SaleElement, quantity: number): void {
    const preview = previewOf(element);
    cart.add({ productId: product.id, saleElementId: element.id, quantity, preview });
    // Clicks in a row are one addition that grows.
    const before = added?.element.id === element.id ? added.quantity : 0;
    setAdded({ element, preview, quantity: before + quantity });
  }

  return (
    <div className="lh-buybox">
      <div className="lh-buybox-head">
        {product.brand !== "" && <p className="lh-buybox-brand">{product.brand}</p>}
        <h1>{product.title}</h1>
        {product.chapo !== "" && <p className="lh-muted">{product.chapo}</p>}
      </div>
      <ProductPrice priceCents={chosen?.priceCents ?? product.priceCents} regularCents={chosen?.regularCents} />
      <BuyForm product={product} variant={variant} onAdd={add} ref={form} />
      <AddedPanel added={added} onDismiss={() => setAdded(undefined)} />
      <DeliveryFacts product={product} available={available} />
      {available && <BuyBar form={form} cents={chosen.priceCents} />}
    </div>
  );
}
