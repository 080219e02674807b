import { expect, test } from "vitest";
import { sceneViewerLink } from "./sceneViewerLink.ts";

const PAGE = "https://de-de.shop.example/sofa-ole.html?color=3#reviews";
const link = sceneViewerLink({ file: "/media/models/LH-1001.glb", title: "Sofa „Öle“ & Co; 100 %" }, PAGE);
const [, query = "", intent = ""] =
  /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?([^#]*)#Intent;(.*)$/.exec(link) ?? [];

test("Google's viewer gets the file and its title, and may not resize the model", () => {
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    file: "https://de-de.shop.example/media/models/LH-1001.glb",
    title: "Sofa „Öle“ & Co; 100 %",
    mode: "ar_preferred",
    resizable: "false",
  });
});

test("a device without the viewer comes back to the page with the variant that was chosen", () => {
  const parts = intent.split(";");
  expect(parts.slice(0, 3)).toEqual([
    "scheme=https",
    "package=com.google.android.googlequicksearchbox",
    "action=android.intent.action.VIEW",
  ]);
  expect(parts.slice(4)).toEqual(["end", ""]);
  expect(decodeURIComponent(parts[3] ?? "")).toBe(
    "S.browser_fallback_url=https://de-de.shop.example/sofa-ole.html?color=3#no-room",
  );
});

test("a model that is kept elsewhere keeps its address", () => {
  expect(sceneViewerLink({ file: "https://cdn.example/a.glb", title: "" }, PAGE)).toContain(
    "file=https%3A%2F%2Fcdn.example%2Fa.glb&",
  );
});
