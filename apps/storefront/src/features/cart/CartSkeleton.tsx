import { Skeleton } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Skeleton of two lines and the summary, in their final size. */
export function CartSkeleton(): ReactElement {
  const shared = useTexts("shared");
  return (
    <div className="lh-cart-columns lh-cart-skeleton">
      <p className="lh-visually-hidden" role="status">
        {shared("wait")}
      </p>
      <ul className="lh-cart-lines" aria-hidden="true">
        {["first", "second"].map((line) => (
          <li className="sh-line" key={line}>
            <span className="sh-line-picture sh-picture" />
            <span className="sh-line-about">
              <Skeleton />
              <Skeleton width="amount" />
              <Skeleton width="amount" />
            </span>
          </li>
        ))}
      </ul>
      <SummarySkeleton />
    </div>
  );
}

export function SummarySkeleton(): ReactElement {
  return (
    <div className="lh-summary" data-state="loading" aria-hidden="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
