import { createFileRoute, notFound } from "@tanstack/react-router";
import { parseObjectId } from "../routing/parseIdPath.ts";
import { headOfPage } from "../shared/pageHead.ts";
import { parsePageSearch } from "../features/listing/pageSearch.ts";
import { importScreenLoaders } from "../routing/importScreenLoaders.ts";
import { ProductScreen } from "../features/product/ProductScreen.tsx";

/** Product by id. Its rewritten URL is the canonical one. */
export const Route = createFileRoute("/product/$id")({
  validateSearch: parsePageSearch,
  loader: async ({ context, params }) => {
    const id = parseObjectId(params.id);
    if (id === undefined) throw notFound({ data: { reason: "product-fetch-failed" } });
    const { loadPage } = await importScreenLoaders(context.shop);
    return { ...(await loadPage({ name: "product", props: { id } }, context, {})), id };
  },
  head: headOfPage,
  component: function ProductById() {
    return <ProductScreen id={Route.useLoaderData().id} />;
  },
});
