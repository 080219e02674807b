import type { Http, HttpCall } from "../../core/src/calls/transport/http.js";
import type { FakeResponse, FakeCartBackend } from "../../core/src/testing/fakeCartBackend.js";
import { isShopError, ShopError } from "../../core/src/shared/shopError.js";

export type Outcome = "arrives" | "requestLost" | "responseLost" | "twice" | 429 | 500 | 503;

interface Tab {
  isOpen: boolean;
}

interface NetworkOptions {
  backend: FakeCartBackend;
  /** Outcomes of the first requests; later ones arrive. */
  outcomes: readonly Outcome[];
  /** Waits until the scheduler runs the labelled step. */
  step: (label: string) => Promise<void>;
}

/** Unreliable network between tabs and the fake backend. A closed tab receives nothing. */
export class CartNetwork {
  isOnline: boolean = true;
  readonly #backend: FakeCartBackend;
  readonly #outcomes: Outcome[];
  readonly #step: NetworkOptions["step"];

  constructor({ backend, outcomes, step }: NetworkOptions) {
    this.#backend = backend;
    this.#outcomes = [...outcomes];
    this.#step = step;
  }

  setOutcomes(outcomes: readonly Outcome[]): void {
    this.#outcomes.push(...outcomes);
  }

  makeReliable(): void {
    this.#outcomes.length = 0;
  }

  /** HTTP client of one tab with real decoding; only the transport is faked. */
  http(tab: Tab): Http {
    return async (call) => {
      const response = await this.deliver(tab, () =>
        this.#backend.handle({
          path: call.path,
          body: JSON.parse(JSON.stringify(call.body ?? {})) as Record<string, unknown>,
          cartToken: call.cartToken,
          idempotencyKey: call.idempotencyKey,
        }),
      );
      if (response.status === 422) throw new ShopError("IDEMPOTENCY_REUSED");
      return decode(call.schema, response.body);
    };
  }

  async fetch(tab: Tab, request: Request): Promise<Response> {
    const body = JSON.parse(await request.text()) as Record<string, unknown>;
    try {
      const { status, body: responseBody } = await this.deliver(tab, () =>
        this.#backend.handle({
          path: new URL(request.url).pathname.slice(1),
          body,
          cartToken: request.headers.get("x-cart-token") ?? undefined,
          idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
        }),
      );
      return Response.json(responseBody, { status });
    } catch (error) {
      if (!isShopError(error)) throw error;
      const status = error.code === "RATE_LIMITED" ? 429 : Number(error.details["status"] ?? 0);
      if (status === 0) throw new TypeError("fetch failed", { cause: error });
      return Response.json({ error: "busy" }, { status, headers: { "Retry-After": "0" } });
    }
  }

  async deliver(tab: Tab, handle: () => FakeResponse): Promise<FakeResponse> {
    if (!tab.isOpen) return neverResolve();
    const outcome = this.#outcomes.shift() ?? "arrives";
    await this.#step("request");
    if (!this.isOnline || outcome === "requestLost") return rejectIfOpen(tab, new ShopError("NETWORK"));
    if (outcome === 429) return rejectIfOpen(tab, new ShopError("RATE_LIMITED", { details: { retryAfterSeconds: 2 } }));
    if (typeof outcome === "number")
      return rejectIfOpen(tab, new ShopError("HTTP_STATUS", { details: { status: outcome } }));
    const response = handle();
    // A proxy repeats the request; the second response is discarded.
    if (outcome === "twice") void this.#step("request again").then(handle);
    await this.#step("response");
    if (!this.isOnline || outcome === "responseLost") return rejectIfOpen(tab, new ShopError("TIMEOUT"));
    if (!tab.isOpen) return neverResolve();
    return response;
  }
}

const rejectIfOpen = (tab: Tab, error: ShopError): Promise<never> =>
  tab.isOpen ? Promise.reject(error) : neverResolve();

const neverResolve = (): Promise<never> => new Promise(() => {});

export async function decode<T>(schema: HttpCall<T>["schema"], body: unknown): Promise<T> {
  const result = await schema["~standard"].validate(body);
  if (result.issues === undefined) return result.value;
  throw new ShopError("RESPONSE_INVALID");
}
