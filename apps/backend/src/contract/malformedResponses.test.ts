// Tests the SDK with malformed responses of an older, newer or broken backend.
import { createShop, isShopError, type Shop } from "@shop/core";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { malformedResponses, withUnknownMembers } from "./malformedResponses.ts";
import { createEnvironment } from "./createEnvironment.ts";
import { READ_CALLS } from "./readCalls.ts";

const { app } = await createTestBackend();
const environment = createEnvironment(app, "natives");

/** These responses are dictionaries: an unknown member is a regular entry. */
const DICTIONARY_CALLS = new Set(["multiplier/bulk"]);

/** A client whose responses pass through `changed`. */
const clientWithTransform = (changed: (body: unknown) => unknown): Shop =>
  createShop(austriaConfig, {
    ...environment,
    fetch: async (request) => {
      const response = await environment.fetch(request);
      return response.ok ? Response.json(changed(await response.json())) : response;
    },
  });

/** A client that gets this response to every request. */
const clientWithResponse = (body: unknown): Shop =>
  createShop(austriaConfig, { ...environment, fetch: async () => Response.json(body) });

async function captureResponse(call: (shop: Shop) => Promise<unknown>): Promise<unknown> {
  let captured: unknown;
  await call(clientWithTransform((body) => (captured = body)));
  return captured;
}

/** Record shapes that were already tested. */
const seen = new Set<string>();

const containsNonFinite = (value: unknown): boolean =>
  typeof value === "number"
    ? !Number.isFinite(value)
    : typeof value === "object" && value !== null && Object.values(value).some(containsNonFinite);

test.each(Object.entries(READ_CALLS))(
  "%s: a malformed response is decoded as specified or rejected with a code, never guessed",
  async (_name, { call }) => {
    for (const { at, body } of malformedResponses(await captureResponse(call), seen)) {
      const outcome = await call(clientWithResponse(body)).catch((error: unknown) => error);
      const isRefused = isShopError(outcome);
      expect({ at, thrown: outcome instanceof Error && !isRefused ? outcome : "" }).toEqual({ at, thrown: "" });
      expect([at, !isRefused && containsNonFinite(outcome)]).toEqual([at, false]);
    }
  },
);

test.each(Object.entries(READ_CALLS).filter(([name]) => !DICTIONARY_CALLS.has(name)))(
  "%s: additional members of a newer backend change nothing",
  async (_name, { call }) => {
    expect(await call(clientWithTransform(withUnknownMembers))).toEqual(
      await call(clientWithTransform((body) => body)),
    );
  },
);
