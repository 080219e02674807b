import type { Object3D } from "three";
import { sofa } from "../../recipes/seating/sofa.ts";
import { cloth, timber } from "../../surfaces/surfaces.ts";

/** A sofa that draws no attention, for pictures of something else. */
export const neutralSofa = (width: number): Object3D =>
  sofa(
    { width, depth: 0.92, height: 0.8, seatHeight: 0.44 },
    {
      cover: cloth("weave", "#cfc6b8"),
      seats: 2,
      back: { kind: "soft", count: 2 },
      arms: { kind: "track", width: 0.15, height: 0.6 },
      feet: { kind: "tapered", surface: timber("oak"), height: 0.14 },
    },
  );
