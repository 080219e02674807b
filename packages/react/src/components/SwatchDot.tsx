import type { ReactElement } from "react";

/** Colour as a circle. Uses the SVG `fill` attribute, because a strict CSP blocks inline styles. */
export function SwatchDot({ hex }: { hex: string | undefined }): ReactElement {
  return (
    <svg className="sh-dot" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle cx="12" cy="12" r="11.5" fill={hex ?? "none"} />
      {hex === undefined && <path d="M4 20 20 4" />}
    </svg>
  );
}
