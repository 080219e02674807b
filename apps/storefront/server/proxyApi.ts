/** Headers that are about one connection, or that name this host. */
const NOT_FORWARDED = ["connection", "host", "content-length", "accept-encoding", "cookie"];

/** Passes calls under /api/ on to another shop's API: the browser still sees one origin. */
export function proxyApi(shopApiUrl: string): (request: Request) => Promise<Response> {
  const target = new URL(shopApiUrl.endsWith("/") ? shopApiUrl : `${shopApiUrl}/`);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of NOT_FORWARDED) headers.delete(name);
    const withBody = request.method !== "GET" && request.method !== "HEAD";
    // Joined as text: resolved as a reference, a path of "//host" would leave the shop.
    const answer = await fetch(`${target.origin}${target.pathname}${pathname.slice("/api/".length)}${search}`, {
      method: request.method,
      headers,
      redirect: "manual",
      ...(withBody ? { body: await request.arrayBuffer() } : {}),
    });
    const answerHeaders = new Headers(answer.headers);
    // fetch has decoded the body already; a cookie of the other host means nothing here.
    for (const name of ["content-encoding", "content-length", "set-cookie"]) answerHeaders.delete(name);
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  };
}
