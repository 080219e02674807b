import type { ReactElement } from "react";
import { later } from "../ui/later.tsx";
import type { CartNews } from "./useCartCheck.ts";

const notice = later(() => import("./CartChangesNotice.tsx").then(({ CartChangesNotice }) => CartChangesNotice), null);

/** What has become of the cart since the shopper last saw it: gone, dearer, fewer, without its coupon. */
export function CartChanges({ news: { check, dismiss } }: { news: CartNews }): ReactElement {
  return (
    // Always there: a region that comes together with its words is not announced.
    <div className="lh-cart-changes" role="status">
      {check !== undefined && <notice.Part check={check} dismiss={dismiss} />}
    </div>
  );
}
