import { createFileRoute, notFound } from "@tanstack/react-router";
import { objectId } from "../app/objectPath.ts";
import { pageHead } from "../app/pageHead.ts";
import { readPageSearch } from "../app/pageSearch.ts";
import { loadScreenData } from "../app/screenData.ts";
import { ProductScreen } from "../features/product/ProductScreen.tsx";

/** Product by id. Its rewritten URL is the canonical one. */
export const Route = createFileRoute("/product/$id")({
  validateSearch: readPageSearch,
  loader: ({ context, params }) => {
    const id = objectId(params.id);
    if (id === undefined) throw notFound({ data: { reason: "product-fetch-failed" } });
    return loadScreenData("product", { view: "product", viewId: id }, context);
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: function ProductById() {
    return <ProductScreen id={Route.useLoaderData().id} />;
  },
});
