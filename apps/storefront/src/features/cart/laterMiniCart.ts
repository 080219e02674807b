import { later } from "../../ui/later.tsx";

/** Server-rendered behind a click: its code loads after the visible part of the page. */
export const miniCart = later(() => import("./MiniCart.tsx").then(({ MiniCart }) => MiniCart), null);
