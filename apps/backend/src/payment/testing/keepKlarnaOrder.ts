import type { FakeApi, ReceivedRequest, Reply } from "./startFakeApi.ts";

interface CaptureBody {
  captured_amount: number;
  order_lines: { reference: string; quantity: number; total_amount: number; total_tax_amount: number; type: string }[];
}

/** Klarna's order management with the state of one order; it rejects what Klarna rejects. */
export function keepKlarnaOrder(api: FakeApi, id: string, ref: string, amount = 12_390) {
  const path = `/ordermanagement/v1/orders/${id}`;
  const state = {
    status: "AUTHORIZED",
    amount,
    captured: 0,
    refunded: 0,
    isReleased: false,
    captures: [] as CaptureBody[],
    /** Calls that fail before they have an effect. */
    failures: 0,
  };
  const reserved = (): number => (state.isReleased ? 0 : state.amount - state.captured);
  const seen = new Set<unknown>();
  /** Answers a repeated idempotency key without a second effect. */
  const once =
    <Body>(apply: (body: Body) => boolean) =>
    ({ headers, body }: ReceivedRequest): Reply => {
      const key = headers["klarna-idempotency-key"];
      if (state.failures > 0) {
        state.failures -= 1;
        return { status: 503 };
      }
      if (!seen.has(key) && !apply((body === "" ? {} : JSON.parse(body)) as Body)) return { status: 403, body: {} };
      seen.add(key);
      return { status: 201 };
    };
  Object.assign(api.responses, {
    [`GET ${path}`]: () => ({
      body: {
        order_id: id,
        status: state.status,
        order_amount: state.amount,
        captured_amount: state.captured,
        refunded_amount: state.refunded,
        remaining_authorized_amount: reserved(),
        purchase_currency: "EUR",
        merchant_reference1: ref,
      },
    }),
    [`POST ${path}/captures`]: once((body: CaptureBody) => {
      const lines = body.order_lines.reduce((sum, line) => sum + line.total_amount, 0);
      if (body.captured_amount > reserved() || lines !== body.captured_amount) return false;
      state.captured += body.captured_amount;
      state.captures.push(body);
      return true;
    }),
    [`POST ${path}/refunds`]: once(({ refunded_amount = 0 }: { refunded_amount?: number }) => {
      if (state.refunded + refunded_amount > state.captured) return false;
      state.refunded += refunded_amount;
      return true;
    }),
    [`PATCH ${path}/authorization`]: ({ body }: ReceivedRequest) => {
      const { order_amount } = JSON.parse(body) as { order_amount: number };
      if (order_amount < state.captured) return { status: 403, body: {} };
      state.amount = order_amount;
      return { status: 204 };
    },
    [`POST ${path}/release-remaining-authorization`]: () => {
      state.isReleased = true;
      return { status: 204 };
    },
    [`POST ${path}/cancel`]: once(() => {
      if (state.captured > 0) return false;
      state.status = "CANCELLED";
      return true;
    }),
  });
  return state;
}

export type KlarnaOrder = ReturnType<typeof keepKlarnaOrder>;
