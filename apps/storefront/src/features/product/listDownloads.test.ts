import { expect, test } from "vitest";
import { listDownloads } from "./listDownloads.ts";

test("the downloads have the scale drawing of the selected colour only, and no swatches", () => {
  const documents = [
    { kind: "drawing", url: "/media/a.svg", bytes: 1 },
    { kind: "scale-person", url: "/media/a-green.svg", bytes: 1, colorId: 1 },
    { kind: "scale-person", url: "/media/a-blue.svg", bytes: 1, colorId: 2 },
    { kind: "model", url: "/media/a.glb", bytes: 1, colorId: 1 },
    { kind: "swatches", url: "/media/swatches.json", bytes: 1 },
  ];
  const blue = { attributeId: 1, code: "color", title: "", valueId: 2, value: "", position: 1, hex: undefined };
  expect(listDownloads({ documents }, { options: [blue] }).map(({ url }) => url)).toEqual([
    "/media/a.svg",
    "/media/a-blue.svg",
    "/media/a.glb",
  ]);
});
