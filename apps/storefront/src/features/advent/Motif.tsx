import type { ReactElement } from "react";

/** Original drawings on a 48-unit grid: `line` is stroked above `fill`. */
const MOTIFS: Readonly<Record<string, { line: string; fill?: string }>> = {
  firTree: { fill: "M24 6 34 20h-5l8 10H11l8-10h-5z", line: "M24 30v10M18 40h12M20 24h.1M28 17h.1M25 26h.1" },
  star: { fill: "m24 7 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z", line: "M24 14v6M19 27l3 2" },
  armchair: {
    fill: "M14 22v-8c0-3 2-5 5-5h10c3 0 5 2 5 5v8c-2 0-4 2-4 4v2H18v-2c0-2-2-4-4-4z",
    line: "M14 22c-3 0-5 2-5 4s2 3 3 3v5h24v-5c1 0 3-1 3-3s-2-4-5-4M15 34v4M33 34v4",
  },
  bell: {
    fill: "M24 9c7 0 10 6 10 12 0 7 3 9 4 11H10c1-2 4-4 4-11 0-6 3-12 10-12z",
    line: "M21 36a3 3 0 0 0 6 0M24 9V6",
  },
  candle: { fill: "M19 22h10v16H19z", line: "M24 22v-4M24 18c-3-2-3-5 0-9 3 4 3 7 0 9zM14 38h20M19 28c3 0 3 3 5 3" },
  floorLamp: { fill: "M16 8h16l4 12H12z", line: "M24 20v18M17 39h14M29 20v6" },
  mug: {
    fill: "M12 18h20v14c0 4-2 6-6 6h-8c-4 0-6-2-6-6z",
    line: "M32 21c6-1 6 10 0 9M18 13c-2-2 2-3 0-6M25 13c-2-2 2-3 0-6",
  },
  house: { fill: "M10 22 24 9l14 13v17H10z", line: "M21 39V29h6v10M31 14V9h3v8M16 26h.1M32 26h.1" },
  bauble: {
    fill: "M24 14c8 0 13 6 13 13S32 40 24 40 11 34 11 27s5-13 13-13z",
    line: "M21 14v-3h6v3M24 11V7M13 23c7 4 15 4 22 0M13 31c7 3 15 3 22 0",
  },
  parcel: {
    fill: "M10 20h28v19H10z",
    line: "M10 20h28M24 20v19M24 20c-10-3-11-11-5-11 4 0 5 6 5 11 0-5 1-11 5-11 6 0 5 8-5 11z",
  },
  snow: {
    line: "M24 7v34M9 15l30 18M39 15 9 33M19 10l5 4 5-4M19 38l5-4 5 4M10 20l6-1-1-6M38 28l-6 1 1 6M38 20l-6-1 1-6M10 28l6 1-1 6",
  },
  bird: {
    fill: "M9 26c0-8 6-13 13-13 5 0 8 3 9 7l6 3-6 2c-1 8-7 12-13 11-6 0-9-5-9-10z",
    line: "M27 19h.1M20 36v5M25 35v5M13 27c4 4 9 3 11-2",
  },
};

export function Motif({ door }: { door: number }): ReactElement {
  const motifs = Object.values(MOTIFS);
  const motif = motifs[(door - 1) % motifs.length];
  return (
    <svg className="lh-door-motif" viewBox="0 0 48 48" aria-hidden="true">
      {motif?.fill !== undefined && <path className="lh-door-fill" d={motif.fill} />}
      <path d={motif?.line} />
    </svg>
  );
}
