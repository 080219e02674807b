import type { ProductFeature } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { DIMENSIONS } from "../../shared/isOtherSize.ts";
import { formatWithUnit } from "./dimensions.ts";

/** Longest side of the drawing, in SVG units. */
const DRAWING_SIZE = 200;
/** Space for labels beside the box. */
const LEFT_SPACE = 96;
const RIGHT_SPACE = 64;
/** Horizontal and vertical offset of the depth axis, per unit. */
const DEPTH_X = 0.5;
const DEPTH_Y = 0.3;

interface DimensionDrawingProps {
  features: readonly ProductFeature[];
  /** Accessible name; omitted beside a table with the same figures, where the drawing is decorative. */
  label?: string;
}

/** Box with width, depth and height to scale. */
export function DimensionDrawing({ features, label: text }: DimensionDrawingProps): ReactElement | null {
  const shared = useTexts("shared");
  const [width, depth, height] = DIMENSIONS.map((side) => features.find(({ code }) => code === side));
  if (!width?.numericValue || !depth?.numericValue || !height?.numericValue) return null;
  const scale =
    DRAWING_SIZE /
    Math.max(width.numericValue + depth.numericValue * DEPTH_X, height.numericValue + depth.numericValue * DEPTH_Y);
  const [w, h] = [width.numericValue * scale, height.numericValue * scale];
  const [dx, dy] = [depth.numericValue * scale * DEPTH_X, depth.numericValue * scale * DEPTH_Y];
  const label = (name: (typeof DIMENSIONS)[number], feature: ProductFeature): string =>
    `${shared(`measures.${name}`)} ${formatWithUnit(feature)}`;
  return (
    <svg
      className="lh-drawing"
      viewBox={`${-LEFT_SPACE} ${-dy - 4} ${w + dx + LEFT_SPACE + RIGHT_SPACE} ${h + dy + 44}`}

      {...(text === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": text })}
    >
      <path className="lh-drawing-face" d={`M0 0h${w}v${h}h${-w}z`} />
      <path className="lh-drawing-face" d={`M0 0l${dx} ${-dy}h${w}l${-dx} ${dy}z`} />
      <path className="lh-drawing-face" d={`M${w} 0l${dx} ${-dy}v${h}l${-dx} ${dy}z`} />
      <path className="lh-drawing-line" d={`M0 ${h + 12}h${w}M-12 0v${h}M${w + 10} ${h + 6}l${dx} ${-dy}`} />
      <text x={w / 2} y={h + 32} textAnchor="middle">
        {label("width", width)}
      </text>
      <text x={-18} y={h / 2 + 4} textAnchor="end">
        {label("height", height)}
      </text>
      <text x={w + dx / 2 + 16} y={h - dy / 2 + 18}>
        {label("depth", depth)}
      </text>
    </svg>
  );
}
