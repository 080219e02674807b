import { type Corner, smooth } from "./smooth.ts";

/** How tall the person is, in centimetres. */
export const PERSON = 170;
/** From hand to elbow, in centimetres. */
export const PERSON_WIDTH = 52;
/** Of the grid on which the person is drawn, in centimetres: half a step of it is less than a pixel. */
const GRID = 0.4;

const TROUSERS = `
  -13 96, -15.4 88, -16 78, -15.4 60, -14.2 46, -13.4 26, -12.8 6, -12.6 5, -4.6 5, -4.4 6, -3.8 26, -2.8 46,
  -1 68, 0.3 75, 1.8 68, 5 46, 7.4 26, 9.2 6, 9.4 5, 17 5, 17.1 6, 17 26, 16.6 46, 17 62, 16.6 78, 15.6 88, 13 96`;
const TORSO = `
  -5 146, -8.4 143.6, -14.9 141, -18.8 137.6, -19.3 132, -15.8 126, -14.3 116, -13.9 106, -15.1 95, -15.4 90,
  -14 88.8, 0 88, 14 88.8, 15.4 90, 15.1 95, 13.9 106, 14.3 116, 15.8 126, 19.3 132, 18.8 137.6, 14.9 141,
  8.4 143.6, 5 146, 0 143.6`;
const HANGING_ARM = `
  -14.4 140.6, -18.4 138.4, -20.5 133, -21.4 122, -22.7 108, -22.9 96, -22.5 86, -21.9 84.6, -18.6 84.6, -18 86,
  -17.5 97, -16.4 109, -15.3 122, -14.3 131`;
const BENT_ARM = `
  14.4 140.6, 18.4 138.4, 20.6 133, 23.2 122, 26.6 111, 27 108, 25.7 105, 20.5 96.6, 16.7 91, 15.3 90.4, 12.6 92.6,
  12.6 94.4, 16.2 101, 19.9 108, 17.7 117, 15.3 126`;
const HAND = `
  -22 85.6, -22.7 80, -21.9 74, -20.5 70.6, -19 71.4, -18.2 76, -17.3 78.4, -18 81, -18.6 85.6`;
const NECK = `
  -4.4 153, -4.6 147.6, -6 145.4, -3.4 142.6, 0 141.8, 3.4 142.6, 6 145.4, 4.6 147.6, 4.4 153`;
const FACE = `
  0 147.6, -3.6 149.2, -6.4 153.4, -7.5 159, -6.6 165, 0 168.6, 6.6 165, 7.5 159, 6.4 153.4, 3.6 149.2`;
const HAIR = `
  -7.4 154.4, -8.6 160, -7.4 166.4, -3 169.8, 2 170, 7 167, 8.6 160.6, 7.4 154.6, 6.7 159.4, 5.4 162.6, 1.4 162.8,
  -2.6 164.6, -5.6 162.2, -6.7 159`;
const LEFT_SHOE = `
  -12 7, -12.6 4.4, -16.4 2, -17 0.6, -16 0, -10 0, -5 0, -4.2 0.8, -4.6 4.4, -5.2 7`;
const RIGHT_SHOE = `
  10 7, 9.4 4.4, 9 0.8, 9.8 0, 15 0, 21.4 0, 22.4 0.6, 21.6 2, 17.4 4.4, 16.4 7`;

const CLOTHES = [
  ["#8f8a7e", LEFT_SHOE, RIGHT_SHOE],
  ["#b9b3a5", TROUSERS],
  ["#e3d9ca", HAND, NECK],
  ["#d3cdbf", TORSO],
  ["#d3cdbf", HANGING_ARM, BENT_ARM],
  ["#e3d9ca", FACE],
  ["#9c9688", HAIR],
] as const;

/** "-14 96, -15.4 88": across and up from between the feet, in centimetres. */
function drawn(corners: string): string {
  return smooth(
    corners.split(",").map((corner): Corner => {
      const [x = 0, y = 0] = corner.trim().split(" ").map(Number);
      return [x / GRID, y / GRID];
    }),
  );
}

/** Somebody standing at ease, seen from the front: centimetres, the feet at 0, upwards. */
export const person = `<g transform="scale(${GRID})" stroke="#fff" stroke-opacity=".8">${CLOTHES.map(
  ([color, ...shapes]) => `<path fill="${color}" d="${shapes.map(drawn).join("")}"/>`,
).join("")}</g>`;
