import { expect, test } from "vitest";
import { elapsedMs } from "../../testing/elapsedMs.ts";
import { readDimensions } from "./dimensions.ts";

const read = (text: string) => Object.fromEntries(readDimensions(text).map(({ feature, number }) => [feature, number]));

test.each([
  ["Dimensions : Larg 52 cm - Prof 50 cm - Haut 108 cm", { width: "52", depth: "50", height: "108" }],
  [
    "Dimensions\u00a0: Larg 120 cm – Prof\u00a0 80 cm – Haut. 70 cm . Hauteur d'assise : 40 cm",
    { width: "120", depth: "80", height: "70" },
  ],
  ["Larg 114 cm x Prof 80 cm x H 108 cm - Assise : larg 65 cm x H 42 cm", { width: "114", depth: "80", height: "108" }],
  ["Larg. 50 cm – Prof.60 cm", { width: "50", depth: "60" }],
  ["Diam 30 cm - Haut 45 cm", { diameter: "30", height: "45" }],
  ["Width : 20'' – Depth:19\" – Height: 42″", { width: "51", depth: "48", height: "107" }],
  ["17'' seat Height", {}],
  ["a lovely chair", {}],
  ["", {}],
])("%s", (text, dimensions) => {
  expect(read(text)).toEqual(dimensions);
});

test.each([" ", "a", "1"])("a cell of %j, 100,000 times, does not block the import", (unit) => {
  expect(elapsedMs(() => readDimensions(`Haut${unit.repeat(100_000)}`))).toBeLessThan(1000);
});
