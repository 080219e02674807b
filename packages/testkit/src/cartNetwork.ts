import type { Http, HttpCall } from "../../core/src/clients/http.js";
import type { FakeAnswer, FakeCartBackend } from "../../core/src/fakes/fakeCartBackend.js";
import { isShopError, ShopError } from "../../core/src/shared/shopError.js";

export type Fate = "arrives" | "requestLost" | "answerLost" | "twice" | 429 | 500 | 503;

interface Tab {
  isAlive: boolean;
}

interface Given {
  backend: FakeCartBackend;
  /** Outcomes of the first requests; later ones arrive. */
  fates: readonly Fate[];
  /** Waits until the scheduler runs the labelled step. */
  later: (label: string) => Promise<void>;
}

/** Unreliable network between tabs and the fake backend. A closed tab receives nothing. */
export class CartNetwork {
  isOnline: boolean = true;
  readonly #backend: FakeCartBackend;
  readonly #fates: Fate[];
  readonly #later: Given["later"];

  constructor({ backend, fates, later }: Given) {
    this.#backend = backend;
    this.#fates = [...fates];
    this.#later = later;
  }

  meet(fates: readonly Fate[]): void {
    this.#fates.push(...fates);
  }

  behave(): void {
    this.#fates.length = 0;
  }

  /** HTTP client of one tab with real decoding; only the transport is faked. */
  http(tab: Tab): Http {
    return async (call) => {
      const answer = await this.carry(tab, () =>
        this.#backend.handle({
          path: call.path,
          body: JSON.parse(JSON.stringify(call.body ?? {})) as Record<string, unknown>,
          cartToken: call.cartToken,
          idempotencyKey: call.idempotencyKey,
        }),
      );
      if (answer.status === 422) throw new ShopError("IDEMPOTENCY_REUSED");
      return decode(call.answer, answer.body);
    };
  }

  async fetch(tab: Tab, request: Request): Promise<Response> {
    const body = JSON.parse(await request.text()) as Record<string, unknown>;
    try {
      const { status, body: said } = await this.carry(tab, () =>
        this.#backend.handle({
          path: new URL(request.url).pathname.slice(1),
          body,
          cartToken: request.headers.get("x-cart-token") ?? undefined,
          idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
        }),
      );
      return Response.json(said, { status });
    } catch (error) {
      if (!isShopError(error)) throw error;
      const status = error.code === "RATE_LIMITED" ? 429 : Number(error.details["status"] ?? 0);
      if (status === 0) throw new TypeError("fetch failed", { cause: error });
      return Response.json({ error: "busy" }, { status, headers: { "Retry-After": "0" } });
    }
  }

  async carry(tab: Tab, arrive: () => FakeAnswer): Promise<FakeAnswer> {
    if (!tab.isAlive) return forever();
    const fate = this.#fates.shift() ?? "arrives";
    await this.#later("request");
    if (!this.isOnline || fate === "requestLost") return fail(tab, new ShopError("NETWORK"));
    if (fate === 429) return fail(tab, new ShopError("RATE_LIMITED", { details: { retryAfterSeconds: 2 } }));
    if (typeof fate === "number") return fail(tab, new ShopError("HTTP_STATUS", { details: { status: fate } }));
    const answer = arrive();
    // A proxy repeats the request; the second response is discarded.
    if (fate === "twice") void this.#later("request again").then(arrive);
    await this.#later("answer");
    if (!this.isOnline || fate === "answerLost") return fail(tab, new ShopError("TIMEOUT"));
    if (!tab.isAlive) return forever();
    return answer;
  }
}

const fail = (tab: Tab, error: ShopError): Promise<never> => (tab.isAlive ? Promise.reject(error) : forever());

const forever = (): Promise<never> => new Promise(() => {});

export async function decode<T>(schema: HttpCall<T>["answer"], body: unknown): Promise<T> {
  const result = await schema["~standard"].validate(body);
  if (result.issues === undefined) return result.value;
  throw new ShopError("ANSWER_INVALID");
}
