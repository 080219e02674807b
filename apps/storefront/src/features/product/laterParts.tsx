import { later } from "../../ui/later.tsx";

/** Parts of the page that a click on the button does not wait for. */
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

/** Before the page is rendered: by the server, and when it comes with a click. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([details, deliveryFacts, measureDrawing, buyBar, addedPanel].map((part) => part.load()));
