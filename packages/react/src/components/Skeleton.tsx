import type { ReactElement } from "react";
import { className } from "./className.js";

/** What {@link Skeleton} takes. */
export interface SkeletonProps {
  /** "text": a line, "amount": a price, "block": as large as the place it stands in. */
  width?: "text" | "amount" | "block";
  /** read out: "Bitte warten …" */
  label?: string;
  className?: string;
}

/** Holds the place of something awaited, in its final size. */
export function Skeleton({ width = "text", label, className: extra }: SkeletonProps): ReactElement {
  return (
    <span className={className("sh-skeleton", extra)} data-width={width}>
      {label !== undefined && <span className="sh-hidden">{label}</span>}
    </span>
  );
}
