import { expect, test } from "vitest";
import { viesRegister } from "./vies.ts";

const clock = { now: new Date("2026-11-21T09:00:00Z") };
const number = { country: "AT", number: "U12345675" };

/** A register that returns the responses in turn; the last one repeats. */
function register(...answers: (() => Response | Promise<Response>)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: url instanceof Request ? url.url : String(url), init });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer === undefined) throw new Error("not asked for");
    return answer();
  };
  return { requests, vies: viesRegister({ fetch, clock: () => clock.now }) };
}

const respondWith =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

test("requests the one host without redirects, with letters and digits only", async () => {
  const { requests, vies } = register(respondWith({ isValid: true, userError: "VALID", name: "Muster GmbH" }));
  expect(await vies.check(number)).toEqual({ status: "valid", name: "Muster GmbH" });
  expect(requests[0]?.url).toBe("https://ec.europa.eu/taxation_customs/vies/rest-api/ms/AT/vat/U12345675");
  expect(requests[0]?.init.redirect).toBe("error");
  expect(requests[0]?.init.signal).toBeInstanceOf(AbortSignal);
});

test.each([
  [
    { isValid: true, userError: "VALID", name: "---" },
    { status: "valid", name: undefined },
  ],
  [{ valid: true }, { status: "valid", name: "" }],
  [{ isValid: false, userError: "INVALID" }, { status: "invalid" }],
  [{ isValid: false }, { status: "invalid" }],
])("%j is %j", async (body, expected) => {
  const { vies } = register(respondWith(body));
  expect((await vies.check(number)).status).toBe(expected.status);
});

// VIES reports a member state's outage as HTTP 200 with isValid false.
test.each([
  ...["MS_UNAVAILABLE", "MS_MAX_CONCURRENT_REQ", "GLOBAL_MAX_CONCURRENT_REQ", "SERVICE_UNAVAILABLE", "TIMEOUT"].map(
    (userError) => [userError, respondWith({ isValid: false, userError })] as const,
  ),
  ["HTTP 500", respondWith({}, 500)],
  ["HTTP 429", respondWith({}, 429)],
  ["a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["nothing it should say", respondWith({ something: "else" })],
  ["no network", () => Promise.reject(new TypeError("fetch failed"))],
  ["silence", () => Promise.reject(new DOMException("aborted", "TimeoutError"))],
] as const)("an outage is never invalid: %s", async (_, answer) => {
  const { vies } = register(answer);
  expect(await vies.check(number)).toEqual({ status: "unavailable" });
});

test("after three failures it is skipped for a minute", async () => {
  const { requests, vies } = register(
    respondWith({}, 500),
    respondWith({}, 500),
    respondWith({}, 500),
    respondWith({ isValid: true }),
  );
  for (let at = 0; at < 5; at += 1) expect((await vies.check(number)).status).toBe("unavailable");
  expect(requests).toHaveLength(3);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await vies.check(number)).status).toBe("valid");
});
