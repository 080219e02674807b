// Chunk of its own: session replay is many times larger than the rest.
export { replayIntegration } from "@sentry/browser";
