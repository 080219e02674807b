import type { ReactElement } from "react";

/** Decorative illustration of the 404 screen. */
export function EmptyChair(): ReactElement {
  return (
    <svg className="lh-chair" viewBox="0 0 320 220" width="320" height="220" aria-hidden="true" focusable="false">
      <ellipse className="lh-chair-ground" cx="160" cy="198" rx="132" ry="12" />
      <path className="lh-chair-leg" d="m104 168-6 30m118-30 6 30" />
      <path className="lh-chair-back" d="M92 110V58c0-18 13-30 31-30h74c18 0 31 12 31 30v52Z" />
      <path className="lh-chair-seam" d="M140 44v56m40-56v56" />
      <rect className="lh-chair-seat" x="88" y="112" width="144" height="34" rx="12" />
      <path
        className="lh-chair-arm"
        d="M84 92c13 0 22 9 22 22v32h108v-32c0-13 9-22 22-22s22 9 22 22v42c0 10-7 18-18 18H80c-11 0-18-8-18-18v-42c0-13 9-22 22-22Z"
      />
      <path className="lh-chair-thread" d="M36 44h20M46 34v20M270 60h14m-7-7v14M262 22h10m-5-5v10" />
    </svg>
  );
}
