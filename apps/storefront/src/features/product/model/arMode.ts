/** AR technology: Quick Look (Apple) and Scene Viewer (Google) open a file, WebXR draws into the camera image. */
export type ArMode = "quickLook" | "sceneViewer" | "webXr";

export interface ArCapabilities {
  quickLook: boolean;
  intentLinks: boolean;
  /** WebXR session "immersive-ar"; undefined if the browser does not report it. */
  immersiveAr: boolean | undefined;
  sceneViewerMissing: boolean;
}

/** Native viewers first, because they are more stable than WebXR. */
export function selectArMode(device: ArCapabilities): ArMode | undefined {
  if (device.quickLook) return "quickLook";
  if (device.intentLinks && !device.sceneViewerMissing && device.immersiveAr !== false) return "sceneViewer";
  return device.immersiveAr === true ? "webXr" : undefined;
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

/** Fragment of the fallback URL, for devices without Scene Viewer. */
export const FALLBACK_HASH = "#no-room";

/**
 * Returns a link that opens a model in Scene Viewer at true size: in AR if supported, else as a 3D view.
 * Source: developers.google.com/ar/develop/scene-viewer
 * @param file URL of the GLB, relative to the page.
 * @param page URL of the linking page.
 */
export function sceneViewerLink({ file, title }: { file: string; title: string }, page: string): string {
  const back = new URL(FALLBACK_HASH, page).href;
  const query = new URLSearchParams({
    file: new URL(file, page).href,
    title,
    mode: "ar_preferred",
    resizable: "false",
  });
  const intent = [
    "scheme=https",
    "package=com.google.android.googlequicksearchbox",
    "action=android.intent.action.VIEW",
    `S.browser_fallback_url=${encodeURIComponent(back)}`,
    "end;",
  ];
  return `intent://arvr.google.com/scene-viewer/1.2?${query.toString()}#Intent;${intent.join(";")}`;
}
