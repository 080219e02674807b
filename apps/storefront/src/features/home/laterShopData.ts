import { later } from "../../ui/later.tsx";

/** For machines, which read what the server sends: nobody waits for its code. */
export const shopData = later(() => import("./ShopData.tsx").then(({ ShopData }) => ShopData), null);
