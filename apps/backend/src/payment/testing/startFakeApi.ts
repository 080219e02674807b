import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll } from "vitest";

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown };
type ResponseStub = Reply | ((call: ReceivedRequest) => Reply);

export interface FakeApi {
  origin: string;
  requests: ReceivedRequest[];
  /** "POST /v1/things" → response; the entries of an array are used in turn, the last one repeatedly. */
  responses: Record<string, ResponseStub | ResponseStub[]>;
  requestsTo(route: string): ReceivedRequest[];
}

/** A provider's documented API on a local port. */
export async function startFakeApi(): Promise<FakeApi> {
  const api: FakeApi = {
    origin: "",
    requests: [],
    responses: {},
    requestsTo: (route) => api.requests.filter(({ method, path }) => `${method} ${path}` === route),
  };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      const call = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      api.requests.push(call);
      const stub = api.responses[`${call.method} ${call.path}`];
      const next = Array.isArray(stub) ? (stub.length > 1 ? stub.shift() : stub[0]) : stub;
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
