import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll } from "vitest";

export interface Arrived {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown };
type Answer = Reply | ((call: Arrived) => Reply);

export interface FakeApi {
  origin: string;
  calls: Arrived[];
  /** "POST /v1/things" → response; the entries of an array are used in turn, the last one repeatedly. */
  answers: Record<string, Answer | Answer[]>;
  to(route: string): Arrived[];
}

/** A provider's documented API on a local port. */
export async function fakeApi(): Promise<FakeApi> {
  const api: FakeApi = {
    origin: "",
    calls: [],
    answers: {},
    to: (route) => api.calls.filter(({ method, path }) => `${method} ${path}` === route),
  };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      const call = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      api.calls.push(call);
      const known = api.answers[`${call.method} ${call.path}`];
      const next = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known;
      const reply = typeof next === "function" ? next(call) : (next ?? { status: 404, body: {} });
      response.writeHead(reply.status ?? 200, { "Content-Type": "application/json", ...reply.headers });
      response.end(reply.body === undefined ? "" : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  api.origin = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
  afterAll(() => void server.close());
  return api;
}
