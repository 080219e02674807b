import type { ProductCard } from "@shop/core";
import type { ReactElement } from "react";
import { SwatchDot } from "./SwatchDot.js";

interface ProductCardColorsProps {
  colors: ProductCard["colors"];
  /** Screen-reader text before the colour names: "Farben:". */
  label: string;
  chosen: number | undefined;
  /** When present, the dots are buttons that select the colour. */
  onChoose: ((colorId: number) => void) | undefined;
}

const SHOWN = 3;

export function ProductCardColors({ colors, label, chosen, onChoose }: ProductCardColorsProps): ReactElement | null {
  if (colors.length < 2) return null;
  const more = colors.length - SHOWN;
  return (
    <div className="sh-card-colors" data-live={onChoose === undefined ? undefined : ""}>
      <span className="sh-hidden">
        {label} {colors.map(({ title }) => title).join(", ")}
      </span>
      {colors.slice(0, SHOWN).map(({ id, title, hex }) =>
        onChoose === undefined ? (
          <SwatchDot key={id} hex={hex} />
        ) : (
          <button
            key={id}
            type="button"
            className="sh-card-color"
            aria-pressed={chosen === id}
            aria-label={title}
            onClick={() => onChoose(id)}
          >
            <SwatchDot hex={hex} />
          </button>
        ),
      )}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </div>
  );
}
