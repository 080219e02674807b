import type { ReactElement } from "react";
import { later } from "../ui/later.tsx";
import type { CartNews } from "./useCartCheck.ts";

const notice = later(() => import("./CartChangesNotice.tsx").then(({ CartChangesNotice }) => CartChangesNotice), null);

export function CartChanges({ news: { check, dismiss } }: { news: CartNews }): ReactElement {
  return (
    // Always rendered: a live region inserted together with its text is not announced.
    <div className="lh-cart-changes" role="status">
      {check !== undefined && <notice.Part check={check} dismiss={dismiss} />}
    </div>
  );
}
