import { createShop } from "@shop/core";
import { productsQuery } from "@shop/core/query";
import { serverEnvironment } from "@shop/core/server";
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { config } from "./config";
import { Shop } from "./Shop";

export const dynamic = "force-dynamic";
export const metadata = { title: "A shop in Next.js", icons: "data:," };

export default async function Page() {
  const client = new QueryClient();
  await client.prefetchQuery(productsQuery(createShop(config, serverEnvironment()), { limit: 8 }));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Shop />
    </HydrationBoundary>
  );
}
