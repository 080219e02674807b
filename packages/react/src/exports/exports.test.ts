// Pins the public API. Adding or removing a name needs a changeset and an update of docs/reference/components.md.
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import * as index from "./index.js";

const kinds = (module: object): Record<string, string> =>
  Object.fromEntries(Object.entries(module).map(([name, value]) => [name, typeof value]));

test("every entry of the package with code is pinned here", () => {
  const code = Object.keys(manifest.exports).filter((entry) => !/\.(css|json)$/.test(entry));
  expect(code).toEqual(["."]);
});

test("@shop/react", () => {
  expect(kinds(index)).toMatchInlineSnapshot(`
    {
      "Badge": "function",
      "Breadcrumbs": "function",
      "CartLineView": "function",
      "CartTotalsRow": "function",
      "CartTotalsView": "function",
      "ChoiceButtons": "function",
      "Dialog": "function",
      "EnergyArrow": "function",
      "Gallery": "function",
      "GalleryZoom": "function",
      "MiniCartView": "function",
      "Money": "function",
      "PriceBlock": "function",
      "ProductCard": "function",
      "ProductCardSkeleton": "function",
      "ProductGrid": "function",
      "ProductGridItem": "function",
      "ProductPicture": "function",
      "QuantityField": "function",
      "Rating": "function",
      "RatingStars": "function",
      "SearchHit": "function",
      "ShopProvider": "function",
      "Skeleton": "function",
      "StockLabel": "function",
      "SwatchDot": "function",
      "Swatches": "function",
      "ToastRegion": "function",
      "Toaster": "function",
      "buildSrcSet": "function",
      "formatDimensions": "function",
      "useAddresses": "function",
      "useCart": "function",
      "useCartLine": "function",
      "useCheckout": "function",
      "useConsent": "function",
      "useCustomer": "function",
      "useForm": "function",
      "useMarket": "function",
      "useMiniCart": "function",
      "useOrders": "function",
      "usePriceDisplay": "function",
      "useResource": "function",
      "useReviewPictures": "function",
      "useSession": "function",
      "useShipping": "function",
      "useShop": "function",
      "useShopEvent": "function",
      "useStore": "function",
      "useTotals": "function",
    }
  `);
});
