import type { ReactElement } from "react";

/** Placeholder drawing for a product without a picture. */
export function PicturePlaceholder(): ReactElement {
  return (
    <svg className="sh-picture-placeholder" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path d="M34 57v-9a9 9 0 0 1 9-9h34a9 9 0 0 1 9 9v9" />
      <path d="M26 64a6 6 0 0 1 12 0v8h44v-8a6 6 0 0 1 12 0v16H26z" />
      <path d="M33 80v6M87 80v6" />
    </svg>
  );
}
