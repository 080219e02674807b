import { isShopError, type Shop, type WithdrawalReceipt } from "@shop/core";
import { withdrawalSchema } from "@shop/core/withdrawal";
import type { Context } from "hono";
import {
  createIdempotencyKey,
  readFormValues,
  submitWithdrawal,
  type WithdrawalFormState,
  type WithdrawalValues,
} from "../src/shared/withdrawal/submitWithdrawal.ts";
import { toFormFailure } from "../src/shared/form/formFailure.ts";

interface FormPage {
  /** Shop that calls with the client's address, because attempts are limited per address. */
  shop: () => Promise<Shop>;
  render: (state: WithdrawalFormState) => Promise<Response>;
}

const KEY_PATTERN = /^[\da-f]{32}$/;

/** Handles the two steps of the withdrawal form without JavaScript: review, then declaration. */
export async function handleWithdrawalForm(c: Context, page: FormPage): Promise<Response> {
  // Needs no session, so a forged request gains an attacker nothing; rejecting cross-site posts only prevents abuse.
  if (c.req.header("sec-fetch-site") === "cross-site") return c.text("Only the shop's own form", 403);
  const form = await c.req.parseBody();
  const input = readFormValues({ get: (name) => form[name] });
  const key = form["confirm"];
  const { status, state } = await performStep(
    page,
    input,
    typeof key === "string" && KEY_PATTERN.test(key) ? key : undefined,
  );
  const { body, headers } = await page.render(state);
  const wait = state.failure?.retryAfterSeconds;
  if (wait !== undefined) headers.set("Retry-After", String(wait));
  return new Response(body, { status, headers });
}

type StepResult = Promise<{ status: number; state: WithdrawalFormState }>;

async function performStep(page: FormPage, input: WithdrawalValues, confirmedKey: string | undefined): StepResult {
  if (withdrawalSchema["~standard"].validate(input).issues !== undefined) {
    return { status: 422, state: { step: "form", values: input, idempotencyKey: "" } };
  }
  if (confirmedKey === undefined)
    return { status: 200, state: { step: "review", values: input, idempotencyKey: createIdempotencyKey() } };
  return confirmWithdrawal(await page.shop(), input, confirmedKey);
}

async function confirmWithdrawal(shop: Shop, input: WithdrawalValues, key: string): StepResult {
  try {
    const receipt: WithdrawalReceipt = await submitWithdrawal(shop, input, key);
    return { status: 200, state: { step: "done", values: input, idempotencyKey: key, receipt } };
  } catch (error) {
    if (!isShopError(error)) throw error;
    return {
      status: error.code === "RATE_LIMITED" ? 429 : 503,
      state: { step: "review", values: input, idempotencyKey: key, failure: toFormFailure(error) },
    };
  }
}
