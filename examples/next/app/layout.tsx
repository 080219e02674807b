"use client";

import { browserEnvironment, createShop } from "@shop/core";
import { ShopProvider } from "@shop/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { config } from "./config";

// The server loads this module as well: there the shop never starts, so visitors share no state.
const shop = createShop(config, browserEnvironment());
if (typeof document !== "undefined") shop.start();

export default function Layout({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return (
    <html lang="en">
      <body>
        <QueryClientProvider client={client}>
          <ShopProvider shop={shop}>{children}</ShopProvider>
        </QueryClientProvider>
      </body>
    </html>
  );
}
