import {
  addIntegration,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from "@sentry/browser";
import { type ErrorReporter, SAMPLE_RATES } from "./errorReporter.ts";
import { createReplayRecorder } from "./createReplayRecorder.ts";
import { scrubBreadcrumb, scrubEvent } from "./scrubEvent.ts";

/**
 * Reports errors to Sentry or a compatible service. Without consent, scrubbed errors only; nothing is stored in the
 * browser, and requests to the backend get no extra headers.
 */
export function createSentryReporter(dsn: string): ErrorReporter {
  let mayTrace = false;
  let isTracing = false;
  const recorder = createReplayRecorder();
  init({
    dsn,
    allowUrls: [location.origin],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    // No default integrations: no sessions, clicks, console, or changed error messages of fetch.
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ dom: false, xhr: false, sentry: false }),
    ],
    enhanceFetchErrorMessages: false,
    sendClientReports: false,
    tracePropagationTargets: [],
    traceLifecycle: "static",
    tracesSampler: () => (mayTrace ? SAMPLE_RATES.traces : 0),
    replaysSessionSampleRate: SAMPLE_RATES.sessions,
    replaysOnErrorSampleRate: SAMPLE_RATES.onError,
    beforeSend: scrubEvent,
    beforeSendTransaction: scrubEvent,
    beforeBreadcrumb: scrubBreadcrumb,
  });
  return {
    report: (error) => void captureException(error),
    onNavigate: recorder.onNavigate,
    updateConsent({ analytics }) {
      mayTrace = analytics;
      if (analytics && !isTracing) {
        isTracing = true;
        addIntegration(browserTracingIntegration());
      }
      recorder.updateConsent(analytics);
    },
  };
}
