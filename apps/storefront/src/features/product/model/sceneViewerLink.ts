/** Where the device leads back to when it has no such viewer. */
export const SENT_BACK = "#no-room";

interface Piece {
  /** of the GLB, from the page */
  file: string;
  title: string;
}

/**
 * Opens Google's viewer with a model in its true size: in the room where the device can, else to turn around.
 * Source: developers.google.com/ar/develop/scene-viewer
 *
 * @param page address of the page that leads there
 */
export function sceneViewerLink({ file, title }: Piece, page: string): string {
  const back = new URL(SENT_BACK, page).href;
  const piece = new URLSearchParams({
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
  return `intent://arvr.google.com/scene-viewer/1.2?${piece.toString()}#Intent;${intent.join(";")}`;
}
