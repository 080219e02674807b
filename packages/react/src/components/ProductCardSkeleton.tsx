import type { ReactElement } from "react";
import { Skeleton } from "./Skeleton.js";

/** Loading state of a card, in its final size. Announce "please wait" once next to the list, not in every card. */
export function ProductCardSkeleton(): ReactElement {
  return (
    <div className="sh-card" data-skeleton="" aria-hidden="true">
      <div className="sh-card-body">
        <p className="sh-card-title">
          <Skeleton />
        </p>
        <p className="sh-card-dimensions">
          <Skeleton />
        </p>
        <p className="sh-price-row">
          <Skeleton width="amount" />
        </p>
      </div>
      <div className="sh-card-media">
        <Skeleton width="block" />
      </div>
    </div>
  );
}
