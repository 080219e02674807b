import { lazyPart } from "../../ui/lazyPart.tsx";

/** Server-rendered behind a click: its code loads after the visible part of the page. */
export const miniCart = lazyPart(() => import("./MiniCart.tsx").then(({ MiniCart }) => MiniCart));
