import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server";

/** In place of a part that failed: `renderToString` leaves it to the browser, and does not report the error. */
const FAILED_PART = "<!--$!-->";

/** Error of a part that is missing in rendered HTML; undefined if the HTML is complete. */
export async function findRenderError(html: string, page: ReactElement): Promise<unknown> {
  if (!html.includes(FAILED_PART)) return undefined;
  let found: unknown = new Error("A part of the page was not rendered.");
  const stream = await renderToReadableStream(page, { onError: (error) => void (found = error) });
  await stream.allReady;
  return found;
}
