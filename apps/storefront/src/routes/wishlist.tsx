import { createFileRoute } from "@tanstack/react-router";
import { WishlistScreen } from "../features/wishlist/WishlistScreen.tsx";
import { unindexedPage } from "../routing/pageOptions.ts";

/** The list of this browser, or a shared one: `?items=137-245`. */
export const Route = createFileRoute("/wishlist")({
  ...unindexedPage("wishlist", (t) => t("title")),
  validateSearch: ({ items }): { items?: unknown } => ({ items }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { items } }) =>
    (await import("../features/wishlist/loadWishlist.ts")).loadWishlist(items, context),
  component: function Wishlist() {
    return <WishlistScreen shared={Route.useLoaderData().shared} />;
  },
});
