// Tests the SDK with malformed responses of an older, newer or broken backend.
import { createShop, isShopError, type Shop } from "@shop/core";
import { expect, test } from "vitest";
import { useDatabase } from "../testing/testDatabase.ts";
import { austria } from "./austria.ts";
import { brokenAnswers, withMore } from "./brokenAnswers.ts";
import { environmentOf } from "./dialects.ts";
import { READ_CALLS } from "./readCalls.ts";

const { app } = await useDatabase();
const environment = environmentOf(app, "natives");

/** These responses are dictionaries: an unknown member is a regular entry. */
const OPEN_ENDED = new Set(["multiplier/bulk"]);

/** A client whose responses pass through `changed`. */
const shopThatSays = (changed: (body: unknown) => unknown): Shop =>
  createShop(austria, {
    ...environment,
    fetch: async (request) => {
      const answer = await environment.fetch(request);
      return answer.ok ? Response.json(changed(await answer.json())) : answer;
    },
  });

/** A client that gets this response to every request. */
const shopAnswering = (body: unknown): Shop =>
  createShop(austria, { ...environment, fetch: async () => Response.json(body) });

async function answerOf(call: (shop: Shop) => Promise<unknown>): Promise<unknown> {
  let said: unknown;
  await call(shopThatSays((body) => (said = body)));
  return said;
}

/** Record shapes that were already tested. */
const seen = new Set<string>();

const holdsNoNumber = (value: unknown): boolean =>
  typeof value === "number"
    ? !Number.isFinite(value)
    : typeof value === "object" && value !== null && Object.values(value).some(holdsNoNumber);

test.each(Object.entries(READ_CALLS))(
  "%s: an answer that is not as agreed is read for what it is, or refused with a code, and never guessed at",
  async (_name, { call }) => {
    for (const { at, body } of brokenAnswers(await answerOf(call), seen)) {
      const outcome = await call(shopAnswering(body)).catch((error: unknown) => error);
      const isRefused = isShopError(outcome);
      expect({ at, thrown: outcome instanceof Error && !isRefused ? outcome : "" }).toEqual({ at, thrown: "" });
      expect([at, !isRefused && holdsNoNumber(outcome)]).toEqual([at, false]);
    }
  },
);

test.each(Object.entries(READ_CALLS).filter(([name]) => !OPEN_ENDED.has(name)))(
  "%s: what a newer shop says in addition changes nothing",
  async (_name, { call }) => {
    expect(await call(shopThatSays(withMore))).toEqual(await call(shopThatSays((body) => body)));
  },
);
