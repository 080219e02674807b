import type { ReactElement } from "react";
import { className } from "./className.js";
import { Skeleton } from "./Skeleton.js";

/**
 * Loading state of the mini cart: one line and the totals, in their final size.
 * @internal
 */
export function MiniCartSkeleton(props: {
  labels: { title: string; wait?: string | undefined };
  className?: string | undefined;
}): ReactElement {
  const { labels } = props;
  return (
    <div className={className("sh-minicart", props.className)} data-state="loading" aria-busy="true">
      <h2 className="sh-minicart-title">{labels.title}</h2>
      <p className="sh-hidden" role="status">
        {labels.wait}
      </p>
      <ul className="sh-minicart-lines" role="list" aria-hidden="true">
        <li className="sh-minicart-line">
          <span className="sh-minicart-picture sh-picture" />
          <span className="sh-minicart-about">
            <Skeleton />
            <Skeleton width="amount" />
          </span>
        </li>
      </ul>
      <div className="sh-totals" aria-hidden="true">
        {["subtotal", "shipping", "total"].map((row) => (
          <span className="sh-totals-row" key={row}>
            <Skeleton width="amount" />
            <Skeleton width="amount" />
          </span>
        ))}
      </div>
    </div>
  );
}
