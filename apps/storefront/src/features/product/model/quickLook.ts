import type { Object3D } from "three";
import { USDZExporter } from "three/addons/exporters/USDZExporter.js";

/** Generates a USDZ file and opens it in AR Quick Look. The Content Security Policy does not restrict link targets. */
export async function openQuickLook(model: Object3D, title: string): Promise<void> {
  const file = await new USDZExporter().parseAsync(model, { quickLookCompatible: true, maxTextureSize: 512 });
  const url = URL.createObjectURL(new Blob([file], { type: "model/vnd.usdz+zip" }));
  const link = document.createElement("a");
  link.rel = "ar";
  // True size only: scaling would show a product that does not exist.
  link.href = `${url}#allowsContentScaling=0`;
  link.download = `${title}.usdz`;
  // Safari opens Quick Look only for links that contain an image.
  link.append(document.createElement("img"));
  link.click();
  // Frees the file once the page's visibility changes, after the viewer has opened.
  document.addEventListener("visibilitychange", () => URL.revokeObjectURL(url), { once: true });
}
