import { parse } from "hono/utils/cookie";
import type { Caller } from "./cacheReads.ts";

type Handler = (request: Request, caller?: Caller) => Promise<Response>;

/**
 * All that a shop's API reads of a call: nothing about the person, this host or the connection; of the browser, whether a
 * page of this origin calls.
 */
const PASSED_ON = ["accept", "authorization", "content-type", "idempotency-key", "sec-fetch-site", "x-cart-token"];
/** By these a shop knows a payment provider's message from a forged one: Stripe-Signature, X-GP-Signature, PAYPAL-Transmission-Sig. */
const SIGNED_BY = /-signature$|^paypal-/;
/**
 * All that the browser reads of an answer, what a page or a document says of itself among it: a bank's page is drawn by its
 * own policy. The other host's cookies and encodings mean nothing here.
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
/** The one cookie that is the shop's business: it renews a session, see decision 0020. */
const SESSION_COOKIE = "__Host-rt";
/** A shop that is silent for so long is not there. */
const SILENT_MS = 30_000;

/** Passes calls under /api/ on to another shop's API: the browser still sees one origin. */
export function proxyApi(shopApiUrl: string): Handler {
  const target = new URL(shopApiUrl.endsWith("/") ? shopApiUrl : `${shopApiUrl}/`);
  return async (request, caller) => {
    const { pathname, search } = new URL(request.url);
    const withBody = request.method !== "GET" && request.method !== "HEAD";
    try {
      // Joined as text: resolved as a reference, a path of "//host" would leave the shop.
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

/** Whose call it is the other shop must know to count tries; what the browser says of that itself is not passed on. */
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

/** What a page shows of another shop: its pictures and its models. */
const SHOWN = /^(image\/|model\/gltf-binary)/;

/** Fetches what lies under /media/ from beside the other shop's API, and only if it is to be looked at. */
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
