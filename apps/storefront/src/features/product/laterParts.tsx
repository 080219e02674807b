import { later } from "../../ui/later.tsx";

/** Lazy parts of the page: a click on the buy button does not wait for them. */
export const details = later(
  () => import("./ProductDetails.tsx").then(({ ProductDetails }) => ProductDetails),
  <div className="lh-product-later" />,
);
export const deliveryFacts = later(
  () => import("./DeliveryFacts.tsx").then(({ DeliveryFacts }) => DeliveryFacts),
  null,
);
export const measureDrawing = later(
  () => import("./MeasureDrawing.tsx").then(({ MeasureDrawing }) => MeasureDrawing),
  null,
);
export const buyBar = later(() => import("./BuyBar.tsx").then(({ BuyBar }) => BuyBar), null);
export const addedPanel = later(() => import("./AddedPanel.tsx").then(({ AddedPanel }) => AddedPanel), null);

/** Awaited before rendering, by the server and on client-side navigation. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([details, deliveryFacts, measureDrawing, buyBar, addedPanel].map((part) => part.load()));
