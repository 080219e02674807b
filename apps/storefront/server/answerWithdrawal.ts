import { isShopError, type Shop, type WithdrawalReceipt } from "@shop/core";
import { withdrawalSchema } from "@shop/core/withdrawal";
import type { Context } from "hono";
import { newKey } from "../src/features/withdrawal/newKey.ts";
import { typedOf } from "../src/features/withdrawal/typedOf.ts";
import { declareWithdrawal, type Typed, type WithdrawalAnswer } from "../src/features/withdrawal/withdrawalAnswer.ts";

interface Page {
  /** Shop that calls with the client's address, because attempts are limited per address. */
  shop: () => Promise<Shop>;
  render: (answer: WithdrawalAnswer) => Promise<Response>;
}

const KEY = /^[\da-f]{32}$/;

/** Handles the two steps of the withdrawal form without JavaScript: review, then declaration. */
export async function answerWithdrawal(c: Context, page: Page): Promise<Response> {
  // Needs no session, so a forged request gains an attacker nothing; rejecting cross-site posts only prevents abuse.
  if (c.req.header("sec-fetch-site") === "cross-site") return c.text("Only the shop's own form", 403);
  const form = await c.req.parseBody();
  const typed = typedOf({ get: (name) => form[name] });
  const key = form["confirm"];
  const { status, answer } = await stepOf(page, typed, typeof key === "string" && KEY.test(key) ? key : undefined);
  const { body, headers } = await page.render(answer);
  const wait = answer.failure?.retryAfterSeconds;
  if (wait !== undefined) headers.set("Retry-After", String(wait));
  return new Response(body, { status, headers });
}

type Step = Promise<{ status: number; answer: WithdrawalAnswer }>;

async function stepOf(page: Page, typed: Typed, confirmed: string | undefined): Step {
  if (withdrawalSchema["~standard"].validate(typed).issues !== undefined) {
    return { status: 422, answer: { step: "form", typed, key: "" } };
  }
  if (confirmed === undefined) return { status: 200, answer: { step: "review", typed, key: newKey() } };
  return declare(await page.shop(), typed, confirmed);
}

async function declare(shop: Shop, typed: Typed, key: string): Step {
  try {
    const receipt: WithdrawalReceipt = await declareWithdrawal(shop, typed, key);
    return { status: 200, answer: { step: "done", typed, key, receipt } };
  } catch (error) {
    if (!isShopError(error)) throw error;
    const wait = Number(error.details["retryAfterSeconds"]);
    const failure = { code: error.code, ...(wait > 0 ? { retryAfterSeconds: wait } : {}) };
    return { status: error.code === "RATE_LIMITED" ? 429 : 503, answer: { step: "review", typed, key, failure } };
  }
}
