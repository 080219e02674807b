import { FIT_PATHS } from "../../src/shared/fit/fitPage.ts";
import { test } from "../support/pictureTest.ts";
import { testedStorefronts } from "../support/storefronts.ts";

/** Paths by state. Paths with ids lead to the address in the language of the storefront. */
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  category: "/category/1",
  "category-filtered": "/products?stock=1&price=100-900&rating=4",
  "category-sorted": "/products?sort=min_price",
  "category-empty": "/products?m1=9000-&sale=1",
  product: "/product/40",
  "product-sold-out": "/product/150",
  search: "/search/sofa",
  "search-none": "/search/qqqqqqqqqq",
  "cart-empty": "/cart",
  "sign-in": "/login-register?tab=login",
  "forgot-password": "/forgot-password",
  newsletter: "/newsletter",
  withdrawal: "/withdraw-from-contract",
  legal: "/content/9",
  article: "/content/16",
  contact: "/content/4",
  "wish-list-shared": "/wishlist?items=40-54",
};

for (const storefront of testedStorefronts) {
  test.describe(storefront.id, () => {
    test.use({ storefront });

    test("pages", async ({ visit, takePicture }) => {
      for (const [state, path] of Object.entries(PAGES)) {
        await visit(path);
        await takePicture(state, { withHeader: state === "home" });
      }
      await visit(`${FIT_PATHS[storefront.language]}?product=40&door_width=70&door_height=200&stair_width=110`);
      await takePicture("fit-check");
    });

    test("not-found", async ({ visit, takePicture, expected }) => {
      expected.expectStatus(404);
      await visit("/there-is-no-such-page");
      await takePicture("not-found");
    });

    test.describe(() => {
      test.use({ isConsentDeclined: false });

      test("cookies", async ({ visit, takePicture }) => {
        await visit("/newsletter");
        await takePicture("cookies", { withHeader: true });
      });
    });
  });
}
