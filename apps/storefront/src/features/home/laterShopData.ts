import { later } from "../../ui/later.tsx";

/** Lazy, because crawlers read the JSON-LD in the server's HTML. */
export const shopData = later(() => import("./ShopData.tsx").then(({ ShopData }) => ShopData), null);
