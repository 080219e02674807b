import type { ConsentChoice, Shop } from "@shop/core";
import * as Sentry from "@sentry/browser";
import type { RegisteredRouter } from "@tanstack/react-router";
import { isPrivatePage } from "../../../shared/isPrivatePage.ts";
import { scrubBreadcrumb, scrubEvent } from "../../../shared/scrubEvent.ts";

/**
 * Reports errors to Sentry or a compatible service. Without consent, scrubbed errors only, no traces and no session
 * replay; nothing is stored in the browser, and requests to the backend get no extra headers.
 */
export function startReporting(
  dsn: string,
  shop: Pick<Shop, "consent" | "events">,
  router: RegisteredRouter,
): (error: unknown) => void {
  let mayTrace = false;
  let isTracing = false;
  const updateReplayConsent = createReplayRecorder(router);
  Sentry.init({
    dsn,
    allowUrls: [location.origin],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    // No default integrations: no sessions, clicks, console, or changed error messages of fetch.
    defaultIntegrations: false,
    integrations: [
      Sentry.eventFiltersIntegration(),
      Sentry.globalHandlersIntegration(),
      Sentry.linkedErrorsIntegration(),
      Sentry.dedupeIntegration(),
      Sentry.httpContextIntegration(),
      Sentry.breadcrumbsIntegration({ dom: false, xhr: false, sentry: false }),
    ],
    enhanceFetchErrorMessages: false,
    sendClientReports: false,
    tracePropagationTargets: [],
    traceLifecycle: "static",
    // Rates: specification 9.
    tracesSampler: () => (mayTrace ? 0.2 : 0),
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    beforeSend: scrubEvent,
    beforeSendTransaction: scrubEvent,
    beforeBreadcrumb: scrubBreadcrumb,
  });

  function updateConsent({ analytics }: ConsentChoice): void {
    mayTrace = analytics;
    if (analytics && !isTracing) {
      isTracing = true;
      Sentry.addIntegration(Sentry.browserTracingIntegration());
    }
    updateReplayConsent(analytics);
  }
  updateConsent(shop.consent.allowed());
  shop.events.on("consent:changed", ({ after }) => updateConsent(after));
  return (error) => void Sentry.captureException(error);
}

/**
 * Session replay: masks texts and inputs, blocks media, omits request bodies. Stops for good on a page that must not
 * be recorded, and when consent is withdrawn. The code loads on demand.
 * @returns a function that updates the consent.
 */
function createReplayRecorder(router: RegisteredRouter) {
  let isAllowed = false;
  let state: "idle" | "recording" | "stopped" = "idle";

  /** Whether session replay may run on a page: a recording contains the page's URL. */
  const isRecordable = (pathname: string, search: string): boolean =>
    !isPrivatePage(router, pathname) && !SENSITIVE_PATHS.test(pathname) && search === "";

  function stop(): void {
    if (state !== "idle") void Sentry.getReplay()?.stop({ flush: false });
    state = "stopped";
  }

  async function start(): Promise<void> {
    state = "recording";
    const { replayIntegration } = await import("./replay.ts");
    if (!isAllowed || !isRecordable(location.pathname, location.search)) return stop();
    Sentry.addIntegration(
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

  router.subscribe("onBeforeNavigate", ({ toLocation: { pathname, searchStr } }) => {
    if (state === "recording" && !isRecordable(pathname, searchStr)) stop();
  });
  return (allowed: boolean): void => {
    isAllowed = allowed;
    if (!allowed && state === "recording") stop();
    if (allowed && state === "idle" && isRecordable(location.pathname, location.search)) start().catch(stop);
  };
}

/** Pages whose URL reveals an order or a search text. */
const SENSITIVE_PATHS = /^\/(?:order-placed|order-failed|search)(?:\/|$)/;
