import type { ReactElement } from "react";

/** Paths of Lucide icons (ISC licence), 24 × 24. */
const PATHS = {
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  close: "M18 6 6 18M6 6l12 12",
  "chevron-right": "m9 18 6-6-6-6",
  check: "M20 6 9 17l-5-5",
  info: "M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 16v-4M12 8h.01",
  trash: "M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2",
  zoom: "M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM21 21l-4.35-4.35M11 8v6M8 11h6",
} as const;

/** Decorative icon in the text colour. */
export function Glyph({ name }: { name: keyof typeof PATHS }): ReactElement {
  return (
    <svg className="sh-glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
