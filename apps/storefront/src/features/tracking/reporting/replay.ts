// A module of its own: recording is many times the size of all the rest.
export { replayIntegration } from "@sentry/browser";
