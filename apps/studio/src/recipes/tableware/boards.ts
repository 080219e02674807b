import { type Object3D, Path, Shape } from "three";
import { group, part } from "../../geometry/part.ts";
import { extrude } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface BoardsParameters {
  /** the wood of each board, from the back to the front */
  woods: readonly [Surface, Surface, Surface];
  /** thickness of the boards; default 0.018 m */
  thickness?: number;
  /** how far the boards lean back, in degrees; default 13 */
  lean?: number;
  /** width of the round board as a part of the height; default 0.8 */
  round?: number;
}

/** A large board with a grip, a round one and a small paddle, leaning on each other. */
export function boards(size: Size, parameters: BoardsParameters): Object3D {
  const { woods, thickness = 0.018, lean = 13, round = 0.8 } = parameters;
  const [back, middle, front] = woods;
  const angle = (lean * Math.PI) / 180;
  // Leaning back lowers the top and lifts the front edge's back: the face is cut so that the whole is as high as the data sheet says.
  const tall = (size.height - thickness * Math.sin(angle)) / Math.cos(angle);
  const wide = size.width * 0.82;
  const diameter = tall * round;
  const paddle = { width: size.width * 0.3, height: tall * 0.72 };
  const deepest = tall * Math.sin(angle) + thickness * Math.cos(angle);
  const step = Math.max(0, size.depth - deepest) / 2;
  const stand = (shape: Shape, wood: Surface, x: number, foot: number, more: number, roll = 0): Object3D => {
    const piece = part(extrude(shape, thickness, 0.0035, 40), wood, [0, 0, -thickness / 2], { grain: "y" });
    const tilted = group([piece], [x, 0, foot]);
    tilted.rotation.set(-angle - more, 0, roll);
    const lifted = group([tilted]);
    lifted.position.y = thickness * Math.sin(angle + more);
    return lifted;
  };
  const footFront = size.depth / 2;
  return group([
    stand(slotted(wide, tall), back, (wide - size.width) / 2 + size.width * 0.06, footFront - step * 2, 0),
    stand(disc(diameter), middle, size.width / 2 - diameter / 2, footFront - step, 0.02),
    stand(paddleShape(paddle.width, paddle.height), front, paddle.width / 2 - size.width / 2, footFront, 0.035),
  ]);
}

/** The large board alone, upright. */
export const board = ({ width, depth, height }: Size, wood: Surface): Object3D =>
  part(extrude(slotted(width, height), depth, 0.0035, 40), wood, [0, 0, 0], { grain: "y" });

function slotted(width: number, height: number): Shape {
  const shape = slab(width, height, 0.03);
  shape.holes.push(slot(0, height - 0.032, 0.085, 0.02));
  return shape;
}

function slab(width: number, height: number, corner: number): Shape {
  const x = width / 2;
  const shape = new Shape().moveTo(-x + corner, 0).lineTo(x - corner, 0);
  shape
    .absarc(x - corner, corner, corner, -Math.PI / 2, 0, false)
    .absarc(x - corner, height - corner, corner, 0, Math.PI / 2, false);
  shape
    .absarc(corner - x, height - corner, corner, Math.PI / 2, Math.PI, false)
    .absarc(corner - x, corner, corner, Math.PI, Math.PI * 1.5, false);
  return shape;
}

function slot(x: number, y: number, width: number, height: number): Path {
  const radius = height / 2;
  const reach = width / 2 - radius;
  return new Path()
    .absarc(x + reach, y, radius, -Math.PI / 2, Math.PI / 2, false)
    .absarc(x - reach, y, radius, Math.PI / 2, Math.PI * 1.5, false);
}

function disc(diameter: number): Shape {
  const radius = diameter / 2;
  const shape = new Shape().absarc(0, radius, radius, 0, Math.PI * 2, false);
  shape.holes.push(new Path().absarc(0, diameter - 0.026, 0.008, 0, Math.PI * 2, true));
  return shape;
}

/** A small board whose top runs out into a handle. */
function paddleShape(width: number, height: number): Shape {
  const x = width / 2;
  const grip = 0.02;
  const shoulder = height * 0.62;
  const shape = new Shape()
    .moveTo(-x + 0.02, 0)
    .lineTo(x - 0.02, 0)
    .quadraticCurveTo(x, 0, x, 0.02)
    .lineTo(x, shoulder - 0.03);
  shape.bezierCurveTo(x, shoulder + 0.01, grip, shoulder, grip, shoulder + 0.04).lineTo(grip * 0.9, height - grip);
  shape.absarc(0, height - grip * 0.9, grip * 0.9, 0, Math.PI, false).lineTo(-grip, shoulder + 0.04);
  shape
    .bezierCurveTo(-grip, shoulder, -x, shoulder + 0.01, -x, shoulder - 0.03)
    .lineTo(-x, 0.02)
    .quadraticCurveTo(-x, 0, -x + 0.02, 0);
  shape.holes.push(new Path().absarc(0, height - grip, 0.0065, 0, Math.PI * 2, true));
  return shape;
}
