import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getBounds } from "@gltf-transform/core";
import { Box3, Mesh, type Object3D, Raycaster, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { catalogue, colorsOf, finishOf, type Product, sizeOf } from "./catalogue.ts";
import type { ProductModel, Size } from "./recipe.ts";
import { flatten } from "./rendering/flatten.ts";
import { io } from "./rendering/glb.ts";
import { loadModels } from "./rendering/models.ts";
import { DEMO } from "./rendering/pictures.ts";

const problems: string[] = [];
const models = await loadModels((problem) => problems.push(problem));
const known = [...catalogue().values()].flatMap((product) => {
  const model = models.get(product.ref);
  return model === undefined ? [] : [{ product, model }];
});

test("every file of models loads", () => {
  expect(problems).toEqual([]);
});

test("the catalogue's products have models", () => {
  expect(known.length).toBeGreaterThan(0);
});

describe("measures what its data sheet says", () => {
  for (const { product, model } of known) {
    test.each(Object.entries(product.sizes))(`${product.ref} ${product.name} %s`, (code, size) => {
      const built = build(product, model, code, size);
      const box = boxOf(built);
      const measured = box.getSize(new Vector3());
      const wrong = [
        off("width", measured.x, size.width),
        off("depth", measured.z, size.depth),
        off("height", measured.y, size.height),
        ...(size.seatHeight === undefined ? [] : [seatIsThere(built, size.seatHeight)]),
      ].filter((problem) => problem !== undefined);
      expect(wrong).toEqual([]);
    });
  }
});

test("what is looked at in somebody's room stands on the floor and is as tall as its data sheet says", async () => {
  const exported: Record<string, { file: string }> = JSON.parse(readFileSync(join(DEMO, "models.json"), "utf8"));
  // A hanging lamp comes with its cord.
  const standing = known.filter(({ product, model }) => exported[product.ref] !== undefined && model.stand !== "hang");
  expect(standing.length).toBeGreaterThan(0);
  for (const { product } of standing) {
    const document = await io().read(join(DEMO, "models", exported[product.ref]!.file));
    const { min, max } = getBounds(document.getRoot().listScenes()[0]!);
    const { height } = sizeOf(product, colorsOf(product)[0]!.size);
    expect(min[1], product.ref).toBeCloseTo(0, 2);
    expect(Math.abs(max[1] - height), product.ref).toBeLessThanOrEqual(0.0101);
  }
});

test("the same arguments give the same vertices", () => {
  for (const { product, model } of known) {
    const [first, second] = [0, 1].map(() =>
      flatten(build(product, model, "", product.sizes[""]!)).map(({ positions }) => positions),
    );
    expect(second, product.ref).toEqual(first);
  }
});

function build(product: Product, model: ProductModel, code: string, size: Size): Object3D {
  const variant = product.variants.find((candidate) => (candidate.size ?? "") === code) ?? product.variants[0]!;
  return (model.measured ?? model.build)(size, finishOf(product, variant));
}

/** What the data sheet measures: without cables, flowers and books. */
function boxOf(piece: Object3D): Box3 {
  piece.updateMatrixWorld(true);
  const box = new Box3();
  const add = (object: Object3D): void => {
    if (object.userData["extra"] === true) return;
    if (object instanceof Mesh) box.union(new Box3().setFromObject(object, true));
    for (const child of object.children) add(child);
  };
  add(piece);
  return box;
}

/** A tape measure is read to the centimetre. */
function off(name: string, measured: number, said: number): string | undefined {
  return Math.abs(measured - said) <= 0.0101
    ? undefined
    : `${name}: ${(measured * 100).toFixed(1)} cm, data sheet ${(said * 100).toFixed(1)} cm`;
}

/** Looks down on the piece: somewhere in the front of its middle there is a surface at the height of the seat. */
function seatIsThere(built: Object3D, seatHeight: number): string | undefined {
  built.updateMatrixWorld(true);
  const box = new Box3().setFromObject(built);
  const solid: Object3D[] = [];
  built.traverse((object) => object instanceof Mesh && solid.push(object));
  const heights: number[] = [];
  for (const across of [0.5, 0.35, 0.65, 0.2, 0.8]) {
    for (const deep of [0.45, 0.55, 0.65, 0.75]) {
      const from = new Vector3(
        box.min.x + (box.max.x - box.min.x) * across,
        box.max.y + 1,
        box.min.z + (box.max.z - box.min.z) * deep,
      );
      heights.push(
        ...new Raycaster(from, new Vector3(0, -1, 0)).intersectObjects(solid, false).map(({ point }) => point.y),
      );
    }
  }
  const nearest = heights.toSorted((a, b) => Math.abs(a - seatHeight) - Math.abs(b - seatHeight))[0] ?? 0;
  return Math.abs(nearest - seatHeight) <= 0.0151
    ? undefined
    : `seat: ${(nearest * 100).toFixed(1)} cm, data sheet ${(seatHeight * 100).toFixed(1)} cm`;
}
