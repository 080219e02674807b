import type { Breadcrumb, Event, Exception, StackFrame } from "@sentry/browser";
import { scrubUrl, scrubText } from "./scrub.ts";

/**
 * Reduces an error event to allowlisted, scrubbed fields: kind, message, stack trace, page. Anything else stays in the
 * browser, including fields that a later version of the library adds.
 */
export function scrubEvent<Kind extends Event>(event: Kind): Kind {
  const { request, exception, breadcrumbs, transaction, message, contexts, tags: _tags, ...rest } = event;
  const scrubbed = {
    ...pick(rest, ["event_id", "timestamp", "start_timestamp", "platform", "level", "release", "environment", "sdk"]),
    type: event.type,
    ...(message !== undefined && { message: scrubText(message) }),
    ...(transaction !== undefined && { transaction: scrubUrl(transaction) }),
    ...(event.transaction_info && { transaction_info: event.transaction_info }),
    ...(exception?.values && { exception: { values: exception.values.map(scrubException) } }),
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.flatMap((crumb) => scrubBreadcrumb(crumb) ?? []) }),
    ...(contexts?.trace && { contexts: { trace: pick(contexts.trace, ["trace_id", "span_id", "op", "status"]) } }),
    ...(request?.url !== undefined && {
      request: {
        url: scrubUrl(request.url),
        headers: pick(request.headers ?? {}, ["User-Agent"]),
      },
    }),
    ...(event.spans && {
      spans: event.spans.map((span) => ({
        ...pick(span, [
          "span_id",
          "parent_span_id",
          "trace_id",
          "start_timestamp",
          "timestamp",
          "op",
          "status",
          "origin",
        ]),
        description: scrubUrl(span.description ?? ""),
        data: {},
      })),
    }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same kind of event, fewer fields
  return scrubbed as unknown as Kind;
}

function scrubException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    ...(type !== undefined && { type: scrubText(type) }),
    ...(value !== undefined && { value: scrubText(value) }),
    ...(mechanism && { mechanism: { type: mechanism.type, ...pick(mechanism, ["handled"]) } }),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
  };
}

/** Files of the build keep their names, by which source maps are found. */
const BUILD_FILE = /^[^?#]*\/assets\/[\w.-]+\.js$/;

const scrubFrame = (frame: StackFrame): StackFrame => ({
  ...pick(frame, ["function", "lineno", "colno", "in_app"]),
  ...(frame.filename !== undefined && {
    filename: BUILD_FILE.test(frame.filename) ? frame.filename : scrubUrl(frame.filename),
  }),
});

/** Keeps navigations and the status of fetch calls; drops clicks and texts. */
export function scrubBreadcrumb({ category, data, timestamp, level, type }: Breadcrumb): Breadcrumb | null {
  const text = (name: string): Record<string, string> => {
    const value: unknown = data?.[name];
    return typeof value === "string" ? { [name]: scrubUrl(value) } : {};
  };
  const when = { ...(timestamp !== undefined && { timestamp }), ...(level && { level }), ...(type && { type }) };
  if (category === "navigation") return { ...when, category, data: { ...text("from"), ...text("to") } };
  if (category !== "fetch") return null;
  const status: unknown = data?.["status_code"];
  const method: unknown = data?.["method"];
  return {
    ...when,
    category,
    data: {
      ...text("url"),
      ...(typeof method === "string" && /^[A-Z]{3,7}$/.test(method) && { method }),
      ...(typeof status === "number" && { status_code: status }),
    },
  };
}

function pick<From extends object>(from: From, names: readonly string[]): Partial<From> {
  const scrubbed = Object.entries(from).filter(([name]) => names.some((listed) => listed === name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a subset of its own members
  return Object.fromEntries(scrubbed) as Partial<From>;
}
