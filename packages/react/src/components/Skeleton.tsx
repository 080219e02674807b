import type { ReactElement } from "react";
import { className } from "./className.js";

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** "text": one line; "amount": a price; "block": fills its container. */
  width?: "text" | "amount" | "block";
  /** Screen-reader text: "Bitte warten …". */
  label?: string;
  className?: string;
}

/** Placeholder for loading content, in its final size. */
export function Skeleton({ width = "text", label, className: extra }: SkeletonProps): ReactElement {
  return (
    <span className={className("sh-skeleton", extra)} data-width={width}>
      {label !== undefined && <span className="sh-hidden">{label}</span>}
    </span>
  );
}
