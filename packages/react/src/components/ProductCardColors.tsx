import type { ProductCard } from "@shop/core";
import type { ReactElement } from "react";
import { SwatchDot } from "./SwatchDot.js";

interface ProductCardColorsProps {
  colors: ProductCard["colors"];
  /** Screen-reader text before the colour names: "Farben:". */
  label: string;
  selectedId: number | undefined;
  /** When present, the dots are buttons that select the colour. */
  onSelect: ((colorId: number) => void) | undefined;
}

const MAX_DOTS = 3;

export function ProductCardColors({
  colors,
  label,
  selectedId,
  onSelect,
}: ProductCardColorsProps): ReactElement | null {
  if (colors.length < 2) return null;
  const hiddenCount = colors.length - MAX_DOTS;
  return (
    <div className="sh-card-colors" data-interactive={onSelect === undefined ? undefined : ""}>
      <span className="sh-hidden">
        {label} {colors.map(({ title }) => title).join(", ")}
      </span>
      {colors.slice(0, MAX_DOTS).map(({ id, title, hex }) =>
        onSelect === undefined ? (
          <SwatchDot key={id} hex={hex} />
        ) : (
          <button
            key={id}
            type="button"
            className="sh-card-color"
            aria-pressed={selectedId === id}
            aria-label={title}
            onClick={() => onSelect(id)}
          >
            <SwatchDot hex={hex} />
          </button>
        ),
      )}
      {hiddenCount > 0 && <span aria-hidden="true">+{hiddenCount}</span>}
    </div>
  );
}
