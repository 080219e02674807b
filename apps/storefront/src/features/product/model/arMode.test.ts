import { expect, test } from "vitest";
import { type ArCapabilities, sceneViewerLink, selectArMode, supportsIntentLinks } from "./arMode.ts";

const nothing: ArCapabilities = {
  quickLook: false,
  intentLinks: false,
  immersiveAr: undefined,
  sceneViewerMissing: false,
};

test.each([
  ["an iPhone", { quickLook: true }, "quickLook"],
  ["a headset of Apple's", { quickLook: true, immersiveAr: true }, "quickLook"],
  ["an Android phone that says it can", { intentLinks: true, immersiveAr: true }, "sceneViewer"],
  ["an Android browser that does not tell", { intentLinks: true }, "sceneViewer"],
  ["an Android phone that says it cannot", { intentLinks: true, immersiveAr: false }, undefined],
  [
    "an Android phone without Google's viewer",
    { intentLinks: true, immersiveAr: true, sceneViewerMissing: true },
    "webXr",
  ],
  ["one that does not tell, either", { intentLinks: true, sceneViewerMissing: true }, undefined],
  ["a headset", { immersiveAr: true }, "webXr"],
  ["a desktop", { immersiveAr: false }, undefined],
  ["a desktop without WebXR", {}, undefined],
] as const)("%s", (_device, capabilities, mode) => {
  expect(selectArMode({ ...nothing, ...capabilities })).toBe(mode);
});

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0";

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, true],
  [`Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, true],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", false],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A; wv) ${chrome} Mobile Safari/537.36 Instagram 300.0`, false],
  [`Mozilla/5.0 (Linux; Android 12; Quest 3) ${chrome} OculusBrowser/33.0 VR Safari/537.36`, false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1", false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, false],
])("%s opens Google's viewer: %s", (userAgent, opens) => {
  expect(supportsIntentLinks(userAgent)).toBe(opens);
});

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

test("a device without the viewer returns to the page with the selected variant", () => {
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

test("a model on another host keeps its URL", () => {
  expect(sceneViewerLink({ file: "https://cdn.example/a.glb", title: "" }, PAGE)).toContain(
    "file=https%3A%2F%2Fcdn.example%2Fa.glb&",
  );
});
