import { parse } from "hono/utils/cookie";
import type { Caller, Api } from "./cacheReads.ts";
import * as v from "valibot";

type Handler = (request: Request, caller?: Caller) => Promise<Response>;

/** Request headers forwarded to the API: nothing that identifies the person, this host or the connection. */
const REQUEST_HEADERS = [
  "accept",
  "authorization",
  "content-type",
  "idempotency-key",
  "sec-fetch-site",
  "x-cart-token",
];
/** Headers by which payment providers sign webhooks: Stripe-Signature, X-GP-Signature, PAYPAL-Transmission-Sig. */
const SIGNATURE_HEADER = /-signature$|^paypal-/;
/** Response headers returned to the browser, without cookies and encodings of the other host. */
const RESPONSE_HEADERS = [
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
/** Refresh token cookie, the only cookie that is forwarded. See decision 0108. */
const SESSION_COOKIE = "__Host-rt";
const TIMEOUT_MS = 30_000;
/** The only call that takes files. */
export const UPLOAD_PATH: RegExp = /^\/api\/comments\/pictures\/\d+$/;
/** Longer than the backend waits for a file. */
const UPLOAD_TIMEOUT_MS = 100_000;
const VIEW_CALL = "/api/product_view/";

/** Forwards requests below /api/ to a remote backend, so that the browser sees one origin. */
export function proxyApi(shopApiUrl: string): Handler {
  const target = new URL(shopApiUrl.endsWith("/") ? shopApiUrl : `${shopApiUrl}/`);
  return async (request, caller) => {
    const { pathname, search } = new URL(request.url);
    const isUpload = UPLOAD_PATH.test(pathname);
    // Bounded by the server's body limit, whose error must not count as an unreachable shop. The backend checks the sign-in
    // before it reads a file.
    const body = isUpload || isRead(request) ? request.body : await request.arrayBuffer();
    const headers = requestHeaders(request, caller);
    const length = isUpload ? request.headers.get("Content-Length") : null;
    if (length !== null) headers.set("Content-Length", length);
    try {
      // String concatenation, because resolving a path such as "//host" as a reference would leave the origin.
      const response = await fetch(`${target.origin}${target.pathname}${pathname.slice("/api/".length)}${search}`, {
        method: request.method,
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
        ...(body !== null && { body, duplex: "half" }),
      });
      // A backend of another make does not count views: browsers would print the failed request.
      if (pathname.startsWith(VIEW_CALL) && !response.ok) {
        await response.body?.cancel();
        return new Response(null, { status: 204 });
      }
      return new Response(response.body, { status: response.status, headers: responseHeaders(response.headers) });
    } catch {
      const error = "The shop cannot be reached. Please try again.";
      return Response.json({ error, code: "UNREACHABLE" }, { status: 503, headers: { "Retry-After": "1" } });
    }
  };
}

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** Forwards the verified client address for rate limiting; the browser's own X-Forwarded-For is dropped. */
function requestHeaders({ headers }: Request, { clientAddress }: Caller = {}): Headers {
  const signatures = [...headers.keys()].filter((name) => SIGNATURE_HEADER.test(name));
  const forwarded = pickHeaders([...REQUEST_HEADERS, ...signatures], headers);
  const session = parse(headers.get("Cookie") ?? "", SESSION_COOKIE)[SESSION_COOKIE];
  if (session !== undefined) forwarded.set("Cookie", `${SESSION_COOKIE}=${session}`);
  if (clientAddress !== undefined) forwarded.set("X-Forwarded-For", clientAddress);
  return forwarded;
}

function responseHeaders(headers: Headers): Headers {
  const forwarded = pickHeaders(RESPONSE_HEADERS, headers);
  for (const cookie of headers.getSetCookie()) {
    if (cookie.startsWith(`${SESSION_COOKIE}=`)) forwarded.append("Set-Cookie", cookie);
  }
  return forwarded;
}

const PROXIED_TYPES = /^(image\/|model\/gltf-binary|application\/json)/;

/** Fetches files below /media/ from the remote backend; anything but pictures, models and lists of swatches is a 404. */
export function proxyPictures(shopApiUrl: string): Handler {
  const { origin } = new URL(shopApiUrl);
  return async (request) => {
    const response = await fetch(`${origin}${new URL(request.url).pathname}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!response?.ok || !PROXIED_TYPES.test(response.headers.get("Content-Type") ?? "")) {
      await response?.body?.cancel();
      return new Response("No such picture", { status: 404 });
    }
    const headers = pickHeaders(["cache-control", "content-type"], response.headers);
    return new Response(response.body, { headers });
  };
}

/** @param names in lower case */
const pickHeaders = (names: readonly string[], headers: Headers): Headers =>
  new Headers([...headers].filter(([name]) => names.includes(name)));

const CONFIG_PATH = "/api/ConfigApi";

const searchOriginSchema = v.looseObject({
  scheme: v.string(),
  host: v.string(),
  port: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
});

/** Routes searches through this proxy when the remote backend is its own search engine: the policy blocks its origin. */
export function rewriteSearchOrigin(api: Api, shopApiUrl: string): Api {
  const shop = new URL(shopApiUrl);
  return async (request, caller) => {
    const response = await api(request, caller);
    const requestUrl = new URL(request.url);
    if (requestUrl.pathname.replace(/\/$/, "") !== CONFIG_PATH || !response.ok) return response;
    const parsed = v.safeParse(
      searchOriginSchema,
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!parsed.success) return response;
    const engine = parsed.output;
    if (URL.parse(`${engine.scheme}://${engine.host}:${engine.port}`)?.origin !== shop.origin) return response;
    const scheme = requestUrl.protocol.slice(0, -1);
    const port = Number(requestUrl.port || (scheme === "https" ? 443 : 80));
    return Response.json({ ...engine, scheme, host: requestUrl.hostname, port }, { headers: response.headers });
  };
}
