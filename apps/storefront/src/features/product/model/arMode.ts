/** AR technology: Quick Look (Apple) and Scene Viewer (Google) open a file, WebXR draws into the camera image. */
export type ArMode = "quickLook" | "sceneViewer" | "webXr";

/** AR capabilities of the device. */
export interface ArCapabilities {
  /** Support for `<a rel="ar">`. */
  quickLook: boolean;
  /** Support for `intent:` links, on Android. */
  intentLinks: boolean;
  /** WebXR session "immersive-ar"; undefined if the browser does not report it. */
  immersiveAr: boolean | undefined;
  /** Scene Viewer was requested and is not installed. */
  sceneViewerMissing: boolean;
}

/** Native viewers first, because they are more stable than WebXR. */
export function selectArMode({
  quickLook,
  intentLinks,
  immersiveAr,
  sceneViewerMissing,
}: ArCapabilities): ArMode | undefined {
  if (quickLook) return "quickLook";
  if (intentLinks && !sceneViewerMissing && immersiveAr !== false) return "sceneViewer";
  return immersiveAr === true ? "webXr" : undefined;
}

/** Whether the browser opens other apps by `intent:` links: not Firefox, headsets and in-app browsers. */
export const supportsIntentLinks = (userAgent: string): boolean =>
  userAgent.includes("Android") && !/Firefox|OculusBrowser|; wv\)/.test(userAgent);

export async function detectArMode(sceneViewerMissing: boolean): Promise<ArMode | undefined> {
  return selectArMode({
    quickLook: document.createElement("a").relList.supports("ar"),
    intentLinks: supportsIntentLinks(navigator.userAgent),
    immersiveAr: await navigator.xr?.isSessionSupported("immersive-ar").catch(() => false),
    sceneViewerMissing,
  });
}
