import type { ProductFeature } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { SIDES } from "./measures.ts";

/** Longest side of the drawing, in SVG units. */
const ROOM = 200;
/** Space for the labels left of the box, and right of it for the depth label. */
const SIDE = 96;
const BESIDE = 64;
/** Horizontal and vertical offset of the depth axis, per unit. */
const DEPTH_X = 0.5;
const DEPTH_Y = 0.3;

interface MeasureDrawingProps {
  features: readonly ProductFeature[];
  /** Accessible name; omitted beside a table with the same figures, where the drawing is decorative. */
  label?: string;
}

/** Box with width, depth and height to scale. */
export function MeasureDrawing({ features, label: text }: MeasureDrawingProps): ReactElement | null {
  const shared = useTexts("shared");
  const [width, depth, height] = SIDES.map((side) => features.find(({ code }) => code === side));
  if (!width?.number || !depth?.number || !height?.number) return null;
  const scale = ROOM / Math.max(width.number + depth.number * DEPTH_X, height.number + depth.number * DEPTH_Y);
  const [w, h] = [width.number * scale, height.number * scale];
  const [dx, dy] = [depth.number * scale * DEPTH_X, depth.number * scale * DEPTH_Y];
  const label = (name: string, { value, unit }: ProductFeature): string =>
    `${shared(`measures.${name}`)} ${value}${unit === undefined ? "" : `\u00a0${unit}`}`;
  return (
    <svg
      className="lh-drawing"
      viewBox={`${-SIDE} ${-dy - 4} ${w + dx + SIDE + BESIDE} ${h + dy + 44}`}
      focusable="false"
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
