import { expect, test } from "vitest";
import { type ArCapabilities, selectArMode, supportsIntentLinks } from "./arMode.ts";

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
