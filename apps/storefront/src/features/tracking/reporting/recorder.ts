import { addIntegration, getReplay } from "@sentry/browser";
import { isRecordable } from "./isRecordable.ts";

/**
 * Records what is to be seen, after consent: words and fields as stars, pictures as boxes, without the calls' contents. It
 * ends for good where a page comes that may not be recorded, and when consent is taken back; the next document may begin
 * another. Its code comes with the first one.
 */
export function recorder(): { allow(allowed: boolean): void; visit(page: { pathname: string; search: string }): void } {
  let mayRecord = false;
  let state: "none" | "runs" | "over" = "none";

  function end(): void {
    if (state !== "none") void getReplay()?.stop({ flush: false });
    state = "over";
  }

  async function begin(): Promise<void> {
    state = "runs";
    const { replayIntegration } = await import("./replay.ts");
    if (!mayRecord || !isRecordable(location)) return end();
    addIntegration(
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: ["title", "placeholder", "aria-label", "href", "action", "value", "alt"],
        networkDetailAllowUrls: [],
        networkCaptureBodies: false,
        // A worker of its own would need a wider policy; a session that outlives the page would need storage.
        useCompression: false,
        stickySession: false,
        // Of what it adds itself, addresses among it, nothing is kept.
        beforeAddRecordingEvent: () => null,
      }),
    );
  }

  return {
    allow(allowed) {
      mayRecord = allowed;
      if (!allowed) return state === "runs" ? end() : undefined;
      if (state === "none" && isRecordable(location)) begin().catch(end);
    },
    visit(page) {
      if (state === "runs" && !isRecordable(page)) end();
    },
  };
}
