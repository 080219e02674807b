import type { Object3D } from "three";
import { USDZExporter } from "three/addons/exporters/USDZExporter.js";

/** Apple's type for such a file. */
const USDZ = "model/vnd.usdz+zip";

/** Makes the file that Apple's viewer reads, here and now, and opens it. The page's policy has no say in what a link opens. */
export async function openQuickLook(model: Object3D, title: string): Promise<void> {
  const file = await new USDZExporter().parseAsync(model, { quickLookCompatible: true, maxTextureSize: 512 });
  const url = URL.createObjectURL(new Blob([file], { type: USDZ }));
  const link = document.createElement("a");
  link.rel = "ar";
  // In its true size: what is pinched smaller or larger would show a piece that nobody sells.
  link.href = `${url}#allowsContentScaling=0`;
  link.download = `${title}.usdz`;
  // Safari opens the viewer for links around a picture, and for no others.
  link.append(document.createElement("img"));
  link.click();
  // Once the viewer is closed and the page is seen again, nobody needs it.
  document.addEventListener("visibilitychange", () => URL.revokeObjectURL(url), { once: true });
}
