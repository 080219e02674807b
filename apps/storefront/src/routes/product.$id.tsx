import { createFileRoute, notFound } from "@tanstack/react-router";
import { parseObjectId } from "../routing/parseIdPath.ts";
import { headOfPage } from "../shared/pageHead.ts";
import { parsePageSearch } from "../features/listing/pageSearch.ts";
import { loadProductScreen } from "../routing/importScreenLoaders.ts";
import { ProductScreen } from "../features/product/ProductScreen.tsx";

/** Product by id. Its rewritten URL is the canonical one. */
export const Route = createFileRoute("/product/$id")({
  validateSearch: parsePageSearch,
  loader: ({ context, params }) => {
    const id = parseObjectId(params.id);
    if (id === undefined) throw notFound({ data: { reason: "product-fetch-failed" } });
    return loadProductScreen("product", { view: "product", viewId: id }, context);
  },
  head: headOfPage,
  component: function ProductById() {
    return <ProductScreen id={Route.useLoaderData().id} />;
  },
});
