import { addIntegration, getReplay } from "@sentry/browser";
import { isRecordable } from "./isRecordable.ts";

/**
 * Session replay with consent: masks texts and inputs, blocks media, omits request bodies. Stops for good on a page
 * that must not be recorded, and when consent is withdrawn. The code loads on demand.
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
        // A worker would need a wider Content Security Policy, a sticky session would need storage.
        useCompression: false,
        stickySession: false,
        // Drops the events that the library adds, because they contain URLs.
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
