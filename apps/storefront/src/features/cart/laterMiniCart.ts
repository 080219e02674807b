import { later } from "../../ui/later.tsx";

/** The mini cart is behind a click: the server draws it, its code comes after what is in sight. */
export const miniCart = later(() => import("./MiniCart.tsx").then(({ MiniCart }) => MiniCart), null);
