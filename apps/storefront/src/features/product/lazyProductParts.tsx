import { lazyPart } from "../../ui/lazyPart.tsx";
import { whenActive } from "../../ui/whenActive.ts";

/** Lazy parts of the page: a click on the buy button does not wait for them. */
export const lazyBelowFold = lazyPart(
  () => import("./ProductBelowFold.tsx").then(({ ProductBelowFold }) => ProductBelowFold),
  { fallback: <div className="lh-product-placeholder" />, hydrateWhen: whenActive },
);
export const lazySwatchButton = lazyPart(
  // In the same chunk: names of chunks are in the JavaScript of every page.
  () => import("./ProductBelowFold.tsx").then(({ SwatchButton }) => SwatchButton),
  { hydrateWhen: whenActive },
);
export const lazyDeliveryFacts = lazyPart(() => import("./Delivery.tsx").then((module) => module.DeliveryFacts));
export const lazyDimensionDrawing = lazyPart(
  () => import("./ProductBelowFold.tsx").then(({ DimensionDrawing }) => DimensionDrawing),
  { hydrateWhen: whenActive },
);
export const lazyBuyBar = lazyPart(() => import("./BuyBar.tsx").then(({ BuyBar }) => BuyBar));
export const lazyAddedPanel = lazyPart(() => import("./AddedPanel.tsx").then(({ AddedPanel }) => AddedPanel));

/** Awaited before rendering, by the server and on client-side navigation. */
export const preloadProductParts = (): Promise<unknown> =>
  Promise.all(
    [lazyBelowFold, lazySwatchButton, lazyDeliveryFacts, lazyDimensionDrawing, lazyBuyBar, lazyAddedPanel].map((part) =>
      part.load(),
    ),
  );
