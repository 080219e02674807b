/** Fragment of the fallback URL, for devices without Scene Viewer. */
export const FALLBACK_HASH = "#no-room";

interface ModelLink {
  /** URL of the GLB, relative to the page. */
  file: string;
  title: string;
}

/**
 * Returns a link that opens a model in Scene Viewer at true size: in AR if supported, else as a 3D view.
 * Source: developers.google.com/ar/develop/scene-viewer
 *
 * @param page URL of the linking page.
 */
export function sceneViewerLink({ file, title }: ModelLink, page: string): string {
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
