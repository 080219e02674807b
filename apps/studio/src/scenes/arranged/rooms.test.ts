import { Mesh, BoxGeometry } from "three";
import { expect, test } from "vitest";
import { catalogue, sizeOf } from "../../catalogue.ts";
import { readPictures } from "../../rendering/pictures.ts";
import { ARRANGED_ROOMS } from "./rooms.ts";

const products = catalogue();

test.each(Object.entries(ARRANGED_ROOMS))("%s shows products in colours that they come in", (_, furnish) => {
  const shown: string[] = [];
  furnish((ref, color, size) => {
    const product = products.get(ref);
    expect(
      product?.variants.map((variant) => variant.color),
      ref,
    ).toContain(color);
    shown.push(ref);
    const { width, depth, height } = sizeOf(product!, size);
    return new Mesh(new BoxGeometry(width, height, depth));
  });
  expect(new Set(shown).size).toBeGreaterThanOrEqual(4);
});

test("every product stands, hangs or lies in a room, in the colour that its page opens with", () => {
  const shown = new Set(
    Object.values(readPictures()).flatMap(({ products: seen = {} }) =>
      Object.entries(seen).map(([ref, color]) => `${ref} ${color}`),
    ),
  );
  const missing = [...products.values()].filter(({ ref, variants }) => !shown.has(`${ref} ${variants[0]?.color}`));
  expect(missing.map(({ ref, name }) => `${ref} ${name}`)).toEqual([]);
});
