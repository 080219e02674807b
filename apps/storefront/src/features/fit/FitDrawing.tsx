import type { ReactElement, ReactNode } from "react";
import type { Opening } from "../../shared/fit/fitsOpening.ts";
import { useNumberFormat } from "../../shared/useNumberFormat.ts";
import type { SectionCheck, FitLevel } from "./checkFit.ts";
import type { Lift, Pose, Stairs } from "./poses.ts";

/** Pixels of the drawings per cm: the same for all, so that they can be compared. */
const SCALE = 0.8;
/** Wall around an opening, and space for a measure beside it, in cm. */
const WALL = 24;
const LABEL = 34;

interface DrawingProps {
  pose: Pose | undefined;
  level: FitLevel;
}

export function SectionDrawing({ check }: { check: SectionCheck }): ReactElement {
  const { section, ...drawing } = check;
  switch (section.name) {
    case "door":
      return <DoorDrawing door={section.size} {...drawing} />;
    case "stairs":
      return <StairsDrawing stairs={section.size} {...drawing} />;
    case "lift":
      return <LiftDrawing lift={section.size} {...drawing} />;
  }
}

/** Seen from the front: the box in the opening, on the floor. */
export function DoorDrawing({ door, pose, level }: DrawingProps & { door: Opening }): ReactElement {
  const { width, height } = door;
  const box = pose && rotate(pose.across, pose.up, pose.degrees);
  const [left, top] = [Math.max(WALL, ((box?.width ?? 0) - width) / 2), Math.max(WALL, (box?.height ?? 0) - height)];
  return (
    <Drawing left={left + LABEL} right={left} top={top} bottom={LABEL} width={width} height={height}>
      <path className="lh-fit-room" d={`M0 0h${width}v${height}H0z`} />
      <path
        className="lh-fit-wall"
        d={`M${-WALL} 0v${height}h${WALL}V0h${width}v${height}h${WALL}V${-WALL}H${-WALL}z`}
      />
      {box !== undefined && (
        <BoxShape level={level} points={box.points.map(([x, y]) => [x + (width - box.width) / 2, height - y])} />
      )}
      <path className="lh-fit-floor" d={`M${-left} ${height}H${width + left}`} />
      <WidthLabel x={width / 2} y={height} value={width} />
      <HeightLabel x={-left} y={height / 2} value={height} />
    </Drawing>
  );
}

/** Length of the drawn part of a flight, in cm. */
const FLIGHT = 110;
const STEP = 22;

/** Seen from above: two flights and their landing, the box where it has the least space. */
export function StairsDrawing({ stairs, pose, level }: DrawingProps & { stairs: Stairs }): ReactElement {
  const { width, depth } = stairs;
  const points = pose === undefined ? undefined : placeOnLanding(pose, stairs);
  const [right, bottom] = [0, 1].map((axis) => Math.max(0, ...(points ?? []).map((point) => point[axis] ?? 0)));
  const drawnWidth = 2 * width;
  const drawnHeight = depth + FLIGHT;
  const steps = Array.from({ length: Math.floor(FLIGHT / STEP) }, (_, index) => depth + index * STEP);
  return (
    <Drawing
      left={LABEL + 6}
      right={Math.max(6, (right ?? 0) - drawnWidth)}
      top={6}
      bottom={Math.max(LABEL, (bottom ?? 0) - drawnHeight)}
      width={drawnWidth}
      height={drawnHeight}
    >
      <path className="lh-fit-room" d={`M0 ${drawnHeight}V0h${drawnWidth}v${drawnHeight}z`} />
      <path className="lh-fit-step" d={steps.map((y) => `M0 ${y}h${drawnWidth}`).join("")} />
      <path
        className="lh-fit-outline"
        d={`M0 ${drawnHeight}V0h${drawnWidth}v${drawnHeight}M${width} ${depth}v${FLIGHT}`}
      />
      {points !== undefined && <BoxShape level={level} points={points} />}
      <WidthLabel x={width / 2} y={drawnHeight} value={width} />
      <HeightLabel x={0} y={depth / 2} value={depth} />
    </Drawing>
  );
}

type Point = readonly [x: number, y: number];

/** Corners of the box seen from above, from the landing's outer corner. */
function placeOnLanding(pose: Pose, stairs: Stairs): readonly Point[] {
  const { across, turn } = pose;
  const [sinLean, cosLean] = sinCos(pose.degrees);
  const length = pose.along * cosLean + pose.up * sinLean;
  // Not turned: carried sideways, drawn in the middle of its way.
  if (turn === undefined) {
    const x = stairs.width - across / 2;
    const y = Math.max(0, (stairs.depth - length) / 2);
    return [
      [x, y],
      [x + across, y],
      [x + across, y + length],
      [x, y + length],
    ];
  }
  const [sin, cos] = sinCos(turn);
  return [
    [length * cos, 0],
    [0, length * sin],
    [across * sin, length * sin + across * cos],
    [length * cos + across * sin, across * cos],
  ];
}

/** From the side, with the car's door on the left; a box turned in the car from above. */
export function LiftDrawing({ lift, pose, level }: DrawingProps & { lift: Lift }): ReactElement {
  const { depth } = lift;
  const isFromAbove = pose?.kind === "diagonal";
  const height = isFromAbove ? lift.width : lift.height;
  const gap = isFromAbove ? lift.doorWidth : lift.doorHeight;
  const box =
    pose && rotate(pose.along, isFromAbove ? pose.across : pose.up, pose.kind === "straight" ? 0 : pose.degrees);
  const [left, top] = [Math.max(WALL, (box?.width ?? 0) - depth), Math.max(WALL, (box?.height ?? 0) - height)];
  return (
    <Drawing left={left + LABEL} right={WALL} top={top} bottom={LABEL + 6} width={depth} height={height}>
      <path className="lh-fit-room" d={`M0 0h${depth}v${height}H0z`} />
      <path className="lh-fit-outline" d={`M0 ${height - gap}V0h${depth}v${height}H0`} />
      {box !== undefined && (
        <BoxShape level={level} points={box.points.map(([x, y]) => [x + depth - box.width, height - y])} />
      )}
      <WidthLabel x={depth / 2} y={height} value={depth} />
      {/* Beside the open door, or beside the part of the box that projects from it. */}
      <HeightLabel x={Math.min(0, depth - (box?.width ?? 0))} y={height / 2} value={height} />
    </Drawing>
  );
}

const sinCos = (degrees: number): readonly [number, number] => {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
};

/** Rectangle rotated counterclockwise, from the lower left corner of its bounds; y points upwards. */
function rotate(width: number, height: number, degrees: number) {
  const [sin, cos] = sinCos(degrees);
  const points: readonly Point[] = [
    [height * sin, 0],
    [height * sin + width * cos, width * sin],
    [width * cos, width * sin + height * cos],
    [0, height * cos],
  ];
  return { width: width * cos + height * sin, height: width * sin + height * cos, points };
}

interface FrameProps extends Record<"left" | "right" | "top" | "bottom" | "width" | "height", number> {
  children: ReactNode;
}

/** Decorative: the text beside it says the same. The origin is the upper left corner of the opening. */
function Drawing({ left, right, top, bottom, width, height, children }: FrameProps): ReactElement {
  const [fullWidth, fullHeight] = [left + width + right, top + height + bottom];
  return (
    <svg
      className="lh-fit-drawing"
      viewBox={[-left, -top, fullWidth, fullHeight].map(Math.round).join(" ")}
      width={Math.round(fullWidth * SCALE)}
      height={Math.round(fullHeight * SCALE)}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

const BoxShape = ({ level, points }: { level: FitLevel; points: readonly Point[] }): ReactElement => (
  <polygon
    className="lh-fit-box"
    data-level={level}
    points={points.map((point) => point.map(round).join(",")).join(" ")}
  />
);

function WidthLabel({ x, y, value }: { x: number; y: number; value: number }): ReactElement {
  const formatNumber = useNumberFormat();
  return (
    <text x={x} y={y + LABEL - 8} textAnchor="middle">
      {formatNumber(value)}
    </text>
  );
}

function HeightLabel({ x, y, value }: { x: number; y: number; value: number }): ReactElement {
  const formatNumber = useNumberFormat();
  return (
    <text x={x - 6} y={y + 6} textAnchor="end">
      {formatNumber(value)}
    </text>
  );
}
