import type { ReactElement } from "react";
import { Skeleton } from "./Skeleton.js";

/** A card that is awaited, as large as a card. Say "please wait" once, beside the list, not in every card. */
export function ProductCardSkeleton(): ReactElement {
  return (
    <div className="sh-card" data-skeleton="" aria-hidden="true">
      <div className="sh-card-body">
        <p className="sh-card-title">
          <Skeleton />
        </p>
        <p className="sh-card-measures">
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
