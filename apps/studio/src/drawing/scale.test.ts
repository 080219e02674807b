import { expect, test } from "vitest";
import { box } from "../geometry/solids.ts";
import { group, part } from "../geometry/part.ts";
import { lacquer } from "../surfaces/surfaces.ts";
import { type Scene, sceneOf } from "./place.ts";
import { rings } from "./rings.ts";
import { scaleDrawing } from "./scale.ts";

const size = { width: 1.6, depth: 0.4, height: 0.8 };
const cabinet = group([part(box(1.6, 0.8, 0.4), lacquer("forest"), [0, 0.4, 0])]);

/** What of the drawing is the piece: its width, its height and its lower edge, in the drawing's units. */
function pieceIn(svg: string): { width: number; height: number; foot: number } {
  const [, foot, data] =
    /<g transform="translate\(\S+ (\S+)\)"><g transform="scale\(0.5\)"><path [^>]*d="([^"]+)"/.exec(svg)!;
  const [start, steps] = data!.slice(1, -1).split("l") as [string, string];
  const numbers = (text: string): number[] => [...text.matchAll(/-?\d+/g)].map(([number]) => Number(number));
  let [x = 0, y = 0] = numbers(start);
  const [across, up] = [[x], [y]];
  const moves = numbers(steps);
  for (let index = 0; index < moves.length; index += 2) {
    across.push((x += moves[index]!));
    up.push((y += moves[index + 1]!));
  }
  const spread = (values: number[]): number => (Math.max(...values) - Math.min(...values)) / 2;
  return { width: spread(across), height: spread(up), foot: Number(foot) };
}

/** Units to the metre, as the person was drawn. */
const personScale = (svg: string): number => 100 * Number(/scale\((\S+) -/.exec(svg)![1]);

const floor: Scene = { beside: "person", view: "front", above: 0, hangs: false, dressed: false };

test("piece and person have one scale", () => {
  const svg = scaleDrawing(cabinet, size, floor, "LH-1");
  const piece = pieceIn(svg);
  expect(piece.width / personScale(svg)).toBeCloseTo(1.6, 1);
  expect(piece.height / personScale(svg)).toBeCloseTo(0.8, 1);
  expect(svg.match(/>[^<>]+<\/text>/g)).toEqual([">170 cm</text>", ">160 cm</text>", ">80 cm</text>"]);
});

test("what hangs on the wall is as far above the floor as it says", () => {
  const svg = scaleDrawing(cabinet, size, { ...floor, above: 1 }, "LH-1");
  expect(pieceIn(svg).foot).toBeCloseTo(486 - personScale(svg), 0);
});

test("everything is compared with what fits its size, at the place where it is at home", () => {
  const cube = (edge: number) => ({ width: edge, depth: edge, height: edge });
  expect(sceneOf(["sofas-3-seater"], size).beside).toBe("person");
  expect(sceneOf(["vases"], cube(0.4)).beside).toBe("sheet");
  expect(sceneOf(["plates"], cube(0.2)).beside).toBe("mug");
  expect(sceneOf(["table-lamps"], cube(0.58)).beside).toBe("sheet");
  // Small, and nothing for a table.
  expect(sceneOf(["poufs"], cube(0.4)).beside).toBe("person");
  expect(sceneOf(["rugs-round"], { width: 1.6, depth: 1.6, height: 0.01 }).view).toBe("plan");
  expect(sceneOf(["clocks"], cube(0.4), "wall").above).toBeCloseTo(1.45);
  expect(sceneOf(["curtains"], { ...size, height: 2.45 }, "wall").above).toBe(0);
  expect(sceneOf(["pendants"], cube(0.4), "hang")).toMatchObject({ hangs: true, above: 1.4 });
});

test("a border runs round what is inside and round its holes, and keeps apart what touches at a corner only", () => {
  const picture = ["####..", "#..#..", "#..#..", "####..", "....##", "....##"];
  const cells = Uint16Array.from(picture.join(""), (sign) => (sign === "#" ? 1 : 0));
  const lines = rings({ columns: 6, cells }, 1, 0, 1);
  expect(lines.map((line) => [line[0], line.length])).toEqual([
    [[0, 0], 5],
    [[1, 3], 5],
    [[4, 4], 5],
  ]);
});
