/**
 * How a piece gets into the shopper's room: Apple's or Google's viewer opens a file, other browsers draw into the camera's
 * picture.
 */
export type ArWay = "quickLook" | "sceneViewer" | "webXr";

/** What the device can. */
export interface ArSkills {
  /** `<a rel="ar">` */
  quickLook: boolean;
  /** links of other apps, on Android */
  appLinks: boolean;
  /** a session of "immersive-ar"; undefined: the browser does not tell */
  immersiveAr: boolean | undefined;
  /** Google's viewer was asked for, and is not there */
  sentBack: boolean;
}

/** The viewers first: they stand more firmly than what a page can draw. */
export function arWayOf({ quickLook, appLinks, immersiveAr, sentBack }: ArSkills): ArWay | undefined {
  if (quickLook) return "quickLook";
  if (appLinks && !sentBack && immersiveAr !== false) return "sceneViewer";
  return immersiveAr === true ? "webXr" : undefined;
}

/** Whether a browser opens another app by an `intent:` link; not Firefox, headsets, and browsers inside of other apps. */
export const opensApps = (userAgent: string): boolean =>
  userAgent.includes("Android") && !/Firefox|OculusBrowser|; wv\)/.test(userAgent);

/** Asks the browser. */
export async function findArWay(sentBack: boolean): Promise<ArWay | undefined> {
  return arWayOf({
    quickLook: document.createElement("a").relList.supports("ar"),
    appLinks: opensApps(navigator.userAgent),
    immersiveAr: await navigator.xr?.isSessionSupported("immersive-ar").catch(() => false),
    sentBack,
  });
}
