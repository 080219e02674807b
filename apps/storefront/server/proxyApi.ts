type Handler = (request: Request) => Promise<Response>;

/** All that a shop's API reads of a call: nothing about the person, the browser, this host or the connection. */
const PASSED_ON = ["accept", "authorization", "content-type", "idempotency-key", "x-cart-token"];
/** All that the browser reads of an answer: the other host's cookies, policies and encodings mean nothing here. */
const PASSED_BACK = ["cache-control", "content-type", "idempotent-replayed", "location", "retry-after"];
/** A shop that is silent for so long is not there. */
const SILENT_MS = 30_000;

/** Passes calls under /api/ on to another shop's API: the browser still sees one origin. */
export function proxyApi(shopApiUrl: string): Handler {
  const target = new URL(shopApiUrl.endsWith("/") ? shopApiUrl : `${shopApiUrl}/`);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const withBody = request.method !== "GET" && request.method !== "HEAD";
    try {
      // Joined as text: resolved as a reference, a path of "//host" would leave the shop.
      const answer = await fetch(`${target.origin}${target.pathname}${pathname.slice("/api/".length)}${search}`, {
        method: request.method,
        headers: only(PASSED_ON, request.headers),
        redirect: "manual",
        signal: AbortSignal.timeout(SILENT_MS),
        ...(withBody ? { body: await request.arrayBuffer() } : {}),
      });
      return new Response(answer.body, { status: answer.status, headers: only(PASSED_BACK, answer.headers) });
    } catch {
      const error = "The shop cannot be reached. Please try again.";
      return Response.json({ error, code: "UNREACHABLE" }, { status: 503, headers: { "Retry-After": "1" } });
    }
  };
}

/** Fetches what lies under /media/ from beside the other shop's API, and only if it is a picture. */
export function proxyPictures(shopApiUrl: string): Handler {
  const { origin } = new URL(shopApiUrl);
  return async (request) => {
    const answer = await fetch(`${origin}${new URL(request.url).pathname}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(SILENT_MS),
    }).catch(() => undefined);
    if (!answer?.ok || !answer.headers.get("Content-Type")?.startsWith("image/")) {
      await answer?.body?.cancel();
      return new Response("No such picture", { status: 404 });
    }
    const headers = only(["cache-control", "content-type"], answer.headers);
    // A picture opened by itself is a document of this origin.
    headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
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
