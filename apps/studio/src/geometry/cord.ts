import { Curve, TubeGeometry, Vector3, type BufferGeometry } from "three";
import { item } from "./item.ts";
import type { Point } from "./part.ts";

/** A line that takes its own points for the truth: no smoothing, no resampling. */
class Thread extends Curve<Vector3> {
  readonly points: readonly Vector3[];
  readonly closed: boolean;

  constructor(points: readonly Vector3[], closed: boolean) {
    super();
    this.points = closed ? [...points, item(points, 0)] : points;
    this.closed = closed;
  }

  override getPoint(t: number, target = new Vector3()): Vector3 {
    const place = Math.min(1, Math.max(0, t)) * (this.points.length - 1);
    const index = Math.min(Math.floor(place), this.points.length - 2);
    return target.lerpVectors(item(this.points, index), item(this.points, index + 1), place - index);
  }

  override getPointAt(u: number, target?: Vector3): Vector3 {
    return this.getPoint(u, target);
  }

  override getTangentAt(u: number, target = new Vector3()): Vector3 {
    const last = this.points.length - 1;
    const index = Math.round(u * last);
    const before = this.closed && index === 0 ? last - 1 : Math.max(0, index - 1);
    const after = this.closed && index === last ? 1 : Math.min(last, index + 1);
    return target.subVectors(item(this.points, after), item(this.points, before)).normalize();
  }
}

/** A thin cord along the points as they are: piping, wire, rope. */
export function cord(points: readonly Point[], radius: number, { closed = false, sides = 5 } = {}): BufferGeometry {
  const kept = apart(points, radius * 1.2, closed).map((point) => new Vector3(...point));
  return new TubeGeometry(new Thread(kept, closed), kept.length - (closed ? 0 : 1), radius, sides, closed);
}

/** Points that nearly coincide would make it kink. */
function apart(points: readonly Point[], least: number, closed: boolean): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last === undefined || distance(last, point) > least) kept.push(point);
  }
  if (closed && kept.length > 3 && distance(item(kept, 0), item(kept, -1)) < least) kept.pop();
  return kept;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
