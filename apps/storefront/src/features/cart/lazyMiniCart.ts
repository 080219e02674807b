import { lazyPart } from "../../ui/lazyPart.tsx";
import { whenActive } from "../../ui/whenActive.ts";

/** Server-rendered behind a click: its code loads with the shopper's first activity. */
export const miniCart = lazyPart(() => import("./MiniCart.tsx").then(({ MiniCart }) => MiniCart), {
  hydrateWhen: whenActive,
});
