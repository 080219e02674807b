import { displayCents, type Product, productDisplay, type Variant } from "@shop/core";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { EarlyItem } from "../../shared/early/earlyAddition.ts";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { Html } from "../../ui/Html.tsx";
import { lazyAddedPanel } from "./lazyProductParts.tsx";
import { toAddedItem } from "./toAddedItem.ts";
import type { VariantSelection } from "./VariantPicker.tsx";
import { formatOptions } from "./variants.ts";

/** Items and confirmation for additions before hydration, as data and a template that React does not touch. Server only. */
export function EarlyPurchase({ product, selection }: { product: Product; selection: VariantSelection }): ReactElement {
  const { renderMarkup } = useRouter().options.context;
  const { display, formatCents } = useShopPrices();
  const { variants, selected = variants[0] } = selection;

  function toEarlyItem(variant: Variant): EarlyItem {
    const item = toAddedItem(product, variant, display.country);
    return {
      item,
      valueIds: variant.options.map(({ valueId }) => valueId),
      options: formatOptions(variant),
      price: formatCents(displayCents(item.unitCents, productDisplay(item, display))),
      isSelected: variant === selected,
    };
  }

  function render(renderElement: (element: ReactElement) => string, variant: Variant): string {
    const added = { variant, item: toAddedItem(product, variant, display.country), quantity: 1 };
    const panel = renderElement(<lazyAddedPanel.Component added={added} onDismiss={() => {}} />);
    const items = JSON.stringify(variants.map(toEarlyItem)).replaceAll("<", "\\u003c");
    return `<template>${panel}</template><script type="application/json">${items}</script>`;
  }

  const html = import.meta.env.SSR && renderMarkup && selected ? render(renderMarkup, selected) : "";
  return (
    <Html className="lh-added-place lh-added-early" html={html} isServerOnly data-early-purchase="" role="status" />
  );
}
