/** How a piece gets into the shopper's room: Apple's viewer opens a file, other browsers draw into the camera's picture. */
export type ArWay = "quickLook" | "webXr";

/** What the device can. */
export interface ArSkills {
  /** `<a rel="ar">` */
  quickLook: boolean;
  /** a session of "immersive-ar" */
  immersiveAr: boolean;
}

/** Apple's viewer first: it stands more firmly than what a page can draw. */
export function arWayOf({ quickLook, immersiveAr }: ArSkills): ArWay | undefined {
  if (quickLook) return "quickLook";
  return immersiveAr ? "webXr" : undefined;
}

/** Asks the browser; what it cannot say it cannot do. */
export async function findArWay(): Promise<ArWay | undefined> {
  const quickLook = document.createElement("a").relList.supports("ar");
  const immersiveAr = (await navigator.xr?.isSessionSupported("immersive-ar").catch(() => false)) ?? false;
  return arWayOf({ quickLook, immersiveAr });
}
