import { parse } from "hono/utils/cookie";
import type { Caller } from "./cacheReads.ts";

type Handler = (request: Request, caller?: Caller) => Promise<Response>;

/** Request headers forwarded to the API: nothing that identifies the person, this host or the connection. */
const PASSED_ON = ["accept", "authorization", "content-type", "idempotency-key", "sec-fetch-site", "x-cart-token"];
/** Headers by which payment providers sign webhooks: Stripe-Signature, X-GP-Signature, PAYPAL-Transmission-Sig. */
const SIGNED_BY = /-signature$|^paypal-/;
/**
 * Response headers returned to the browser. Includes the policy of documents such as a test bank's page; cookies and
 * encodings of the other host are dropped.
 */
const PASSED_BACK = [
  "cache-control",
  "content-disposition",
  "content-security-policy",
  "content-type",
  "idempotent-replayed",
  "location",
  "referrer-policy",
  "retry-after",
  "x-robots-tag",
];
/** Refresh token cookie, the only cookie that is forwarded. See decision 0020. */
const SESSION_COOKIE = "__Host-rt";
const SILENT_MS = 30_000;

/** Forwards requests below /api/ to a remote backend, so that the browser sees one origin. */
export function proxyApi(shopApiUrl: string): Handler {
  const target = new URL(shopApiUrl.endsWith("/") ? shopApiUrl : `${shopApiUrl}/`);
  return async (request, caller) => {
    const { pathname, search } = new URL(request.url);
    const withBody = request.method !== "GET" && request.method !== "HEAD";
    try {
      // String concatenation, because resolving a path such as "//host" as a reference would leave the origin.
      const answer = await fetch(`${target.origin}${target.pathname}${pathname.slice("/api/".length)}${search}`, {
        method: request.method,
        headers: passedOn(request, caller),
        redirect: "manual",
        signal: AbortSignal.timeout(SILENT_MS),
        ...(withBody ? { body: await request.arrayBuffer() } : {}),
      });
      return new Response(answer.body, { status: answer.status, headers: passedBack(answer.headers) });
    } catch {
      const error = "The shop cannot be reached. Please try again.";
      return Response.json({ error, code: "UNREACHABLE" }, { status: 503, headers: { "Retry-After": "1" } });
    }
  };
}

/** Forwards the verified client address for rate limiting; the browser's own X-Forwarded-For is dropped. */
function passedOn({ headers }: Request, { clientAddress }: Caller = {}): Headers {
  const signatures = [...headers.keys()].filter((name) => SIGNED_BY.test(name));
  const passed = only([...PASSED_ON, ...signatures], headers);
  const session = parse(headers.get("Cookie") ?? "", SESSION_COOKIE)[SESSION_COOKIE];
  if (session !== undefined) passed.set("Cookie", `${SESSION_COOKIE}=${session}`);
  if (clientAddress !== undefined) passed.set("X-Forwarded-For", clientAddress);
  return passed;
}

function passedBack(headers: Headers): Headers {
  const passed = only(PASSED_BACK, headers);
  for (const cookie of headers.getSetCookie()) {
    if (cookie.startsWith(`${SESSION_COOKIE}=`)) passed.append("Set-Cookie", cookie);
  }
  return passed;
}

const SHOWN = /^(image\/|model\/gltf-binary)/;

/** Fetches files below /media/ from the remote backend; anything but pictures and models is a 404. */
export function proxyPictures(shopApiUrl: string): Handler {
  const { origin } = new URL(shopApiUrl);
  return async (request) => {
    const answer = await fetch(`${origin}${new URL(request.url).pathname}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(SILENT_MS),
    }).catch(() => undefined);
    if (!answer?.ok || !SHOWN.test(answer.headers.get("Content-Type") ?? "")) {
      await answer?.body?.cancel();
      return new Response("No such picture", { status: 404 });
    }
    const headers = only(["cache-control", "content-type"], answer.headers);
    return new Response(answer.body, { headers });
  };
}

function only(names: readonly string[], headers: Headers): Headers {
  const kept = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}
