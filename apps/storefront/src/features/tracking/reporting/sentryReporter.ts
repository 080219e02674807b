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
import { type FaultReporter, SAMPLE_RATES } from "./faultReporter.ts";
import { recorder } from "./recorder.ts";
import { scrubBreadcrumb, scrubEvent } from "./scrubEvent.ts";

/**
 * Reports errors to Sentry or a compatible service. Without consent, scrubbed errors only; nothing is stored in the
 * browser, and requests to the backend get no extra headers.
 */
export function sentryReporter(dsn: string): FaultReporter {
  let mayTrace = false;
  let traces = false;
  const recording = recorder();
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
    visit: recording.visit,
    allow({ analytics }) {
      mayTrace = analytics;
      if (analytics && !traces) {
        traces = true;
        addIntegration(browserTracingIntegration());
      }
      recording.allow(analytics);
    },
  };
}
