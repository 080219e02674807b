/** AR technology: Quick Look (Apple) and Scene Viewer (Google) open a file, WebXR draws into the camera image. */
export type ArWay = "quickLook" | "sceneViewer" | "webXr";

/** AR capabilities of the device. */
export interface ArSkills {
  /** Support for `<a rel="ar">`. */
  quickLook: boolean;
  /** Support for `intent:` links, on Android. */
  appLinks: boolean;
  /** WebXR session "immersive-ar"; undefined if the browser does not report it. */
  immersiveAr: boolean | undefined;
  /** Scene Viewer was requested and is not installed. */
  sentBack: boolean;
}

/** Native viewers first, because they are more stable than WebXR. */
export function arWayOf({ quickLook, appLinks, immersiveAr, sentBack }: ArSkills): ArWay | undefined {
  if (quickLook) return "quickLook";
  if (appLinks && !sentBack && immersiveAr !== false) return "sceneViewer";
  return immersiveAr === true ? "webXr" : undefined;
}

/** Whether the browser opens other apps by `intent:` links: not Firefox, headsets and in-app browsers. */
export const opensApps = (userAgent: string): boolean =>
  userAgent.includes("Android") && !/Firefox|OculusBrowser|; wv\)/.test(userAgent);

export async function findArWay(sentBack: boolean): Promise<ArWay | undefined> {
  return arWayOf({
    quickLook: document.createElement("a").relList.supports("ar"),
    appLinks: opensApps(navigator.userAgent),
    immersiveAr: await navigator.xr?.isSessionSupported("immersive-ar").catch(() => false),
    sentBack,
  });
}
