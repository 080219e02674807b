import { addIntegration, getReplay } from "@sentry/browser";
import { isPrivatePage } from "../../../routing/isPrivatePage.ts";

/**
 * Session replay with consent: masks texts and inputs, blocks media, omits request bodies. Stops for good on a page
 * that must not be recorded, and when consent is withdrawn. The code loads on demand.
 */
export function createReplayRecorder(): {
  updateConsent(allowed: boolean): void;
  onNavigate(page: { pathname: string; search: string }): void;
} {
  let isAllowed = false;
  let state: "idle" | "recording" | "stopped" = "idle";

  function stop(): void {
    if (state !== "idle") void getReplay()?.stop({ flush: false });
    state = "stopped";
  }

  async function start(): Promise<void> {
    state = "recording";
    const { replayIntegration } = await import("./replay.ts");
    if (!isAllowed || !isRecordable(location)) return stop();
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
    updateConsent(allowed) {
      isAllowed = allowed;
      if (!allowed) return state === "recording" ? stop() : undefined;
      if (state === "idle" && isRecordable(location)) start().catch(stop);
    },
    onNavigate(page) {
      if (state === "recording" && !isRecordable(page)) stop();
    },
  };
}

/** Pages whose URL reveals an order or a search text. */
const SENSITIVE_PATHS = /^\/(?:order-placed|order-failed|search)(?:\/|$)/;

/** Whether session replay may run on a page: a recording contains the page's URL. */
const isRecordable = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  !isPrivatePage(pathname) && !SENSITIVE_PATHS.test(pathname) && search === "";
