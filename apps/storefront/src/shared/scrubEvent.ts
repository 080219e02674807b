import type { Breadcrumb, Event, Exception, StackFrame } from "@sentry/browser";

const REDACTED = "[…]";

/** Applied first: text around an "@" identifies a person. */
const EMAIL = /[^\s"'<>()[\]{},;:=?&/]*(?:@|%40)[^\s"'<>()[\]{},;=?&/]*/g;
const BEARER = /\b(?:bearer|token|basic)\s+[^\s"',;]+/gi;
/** Login tokens, cart secrets, guest link hashes, keys: 16 or more characters. Excludes upper-case codes. */
const SECRET = /(?<![\w-])(?![A-Z_-]+(?![\w-]))[\w-]{16,}(?:\.[\w-]+)*/g;
const LONG_NUMBER = /\+?\d[\d\s()./-]{5,}\d/g;
const URL_PATTERN = /\b(?:https?|wss?):\/\/[^\s"'<>)]+/g;
/** Paths within a text, which may contain a query or belong to a person. */
const PATH = /(?<![\w:/])\/[^\s"'<>)]*/g;
/** Pages whose URL grants access or contains typed text. */
const SENSITIVE_PATH = /^(\/(?:api\/)?(?:guest(?:\/\w+)?|search|reset-password|confirm-[a-z]+|newsletter[\w-]*))\/.+$/;
const SLUG = /^[a-z0-9-]*(?:\.[a-z0-9]{1,5})?$/;
const MAX_TEXT_LENGTH = 500;

/** Removes query, fragment and personal path segments from a URL. */
export function scrubUrl(address: string): string {
  const [, origin = "", path = "", rest = ""] = /^((?:https?|wss?):\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(address) ?? [];
  const host = origin.replace(/\/\/.*@/, "//");
  const segments = path.replace(SENSITIVE_PATH, `$1/${REDACTED}`).split("/");
  const scrubbed = segments.map((segment) =>
    SLUG.test(segment) && !/^[\da-f]{16,}$/.test(segment) ? segment : scrubPlainText(segment),
  );
  return `${host}${scrubbed.join("/")}${rest === "" ? "" : `?${REDACTED}`}`;
}

const scrubPlainText = (text: string): string =>
  text.replace(EMAIL, REDACTED).replace(BEARER, REDACTED).replace(SECRET, REDACTED).replace(LONG_NUMBER, REDACTED);

/** Removes e-mail addresses, tokens, hashes, secrets, long numbers and query values from a text. */
export function scrubText(text: string): string {
  const parts: string[] = [];
  let from = 0;
  const cut = text.slice(0, MAX_TEXT_LENGTH);
  for (const { 0: found, index } of cut.matchAll(new RegExp(`${URL_PATTERN.source}|${PATH.source}`, "g"))) {
    parts.push(scrubPlainText(cut.slice(from, index)), scrubUrl(found));
    from = index + found.length;
  }
  return [...parts, scrubPlainText(cut.slice(from))].join("");
}

const EVENT_FIELDS = ["event_id", "timestamp", "start_timestamp", "platform", "level", "release", "environment", "sdk"];
const SPAN_FIELDS = ["span_id", "parent_span_id", "trace_id", "start_timestamp", "timestamp", "op", "status", "origin"];

/**
 * Reduces an error event to allowlisted, scrubbed fields: kind, message, stack trace, page. Anything else stays in the
 * browser, including fields that a later version of the library adds.
 */
export function scrubEvent<Kind extends Event>(event: Kind): Kind {
  const { request, exception, breadcrumbs, transaction, message, contexts } = event;
  const scrubbed = {
    ...pick(event, EVENT_FIELDS),
    type: event.type,
    ...(message !== undefined && { message: scrubText(message) }),
    ...(transaction !== undefined && { transaction: scrubUrl(transaction) }),
    ...(event.transaction_info && { transaction_info: event.transaction_info }),
    ...(exception?.values && { exception: { values: exception.values.map(scrubException) } }),
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.flatMap((crumb) => scrubBreadcrumb(crumb) ?? []) }),
    ...(contexts?.trace && { contexts: { trace: pick(contexts.trace, ["trace_id", "span_id", "op", "status"]) } }),
    ...(request?.url !== undefined && {
      request: { url: scrubUrl(request.url), headers: pick(request.headers ?? {}, ["User-Agent"]) },
    }),
    ...(event.spans && {
      spans: event.spans.map((span) => ({
        ...pick(span, SPAN_FIELDS),
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
export function scrubBreadcrumb(crumb: Breadcrumb): Breadcrumb | null {
  const { category, data = {} } = crumb;
  const kept = pick(crumb, ["category", "timestamp", "level", "type"]);
  const url = (name: string): Record<string, string> => {
    const value: unknown = data[name];
    return typeof value === "string" ? { [name]: scrubUrl(value) } : {};
  };
  if (category === "navigation") return { ...kept, data: { ...url("from"), ...url("to") } };
  if (category !== "fetch") return null;
  const status: unknown = data["status_code"];
  const method: unknown = data["method"];
  return {
    ...kept,
    data: {
      ...url("url"),
      ...(typeof method === "string" && /^[A-Z]{3,7}$/.test(method) && { method }),
      ...(typeof status === "number" && { status_code: status }),
    },
  };
}

function pick<From extends object>(from: From, names: readonly string[]): Partial<From> {
  const picked = Object.entries(from).filter(([name]) => names.includes(name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a subset of its own members
  return Object.fromEntries(picked) as Partial<From>;
}
