import { lazyPart } from "../../ui/lazyPart.tsx";

/** Lazy, because crawlers read the JSON-LD in the server's HTML. */
export const lazyShopJsonLd = lazyPart(() => import("./ShopJsonLd.tsx").then(({ ShopJsonLd }) => ShopJsonLd), null);
