import type { ReactElement } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import type { CartCheckState } from "./useCartCheck.ts";

const notice = lazyPart(() => import("./CartChangesNotice.tsx").then(({ CartChangesNotice }) => CartChangesNotice));

export function CartChanges({ cartCheck: { check, dismiss } }: { cartCheck: CartCheckState }): ReactElement {
  return (
    // Always rendered: a live region inserted together with its text is not announced.
    <div className="lh-cart-changes" role="status">
      {check !== undefined && <notice.Component check={check} dismiss={dismiss} />}
    </div>
  );
}
