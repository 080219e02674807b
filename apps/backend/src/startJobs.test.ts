import { expect, test } from "vitest";
import { startJobs } from "./startJobs.ts";
import { createTestBackend } from "./testing/createTestBackend.ts";

const { deps } = await createTestBackend();

test("jobs start at once, go on after a failure beside the others, and stop on request", async () => {
  const failures: object[] = [];
  const log = { error: (fields: object, message: string) => void failures.push({ ...fields, message }) };
  const rounds = { failing: 0, slow: 0, other: 0 };
  const slow = Promise.withResolvers<void>();
  const stop = startJobs({ ...deps, log }, [
    [
      "failing",
      1,
      () => {
        rounds.failing += 1;
        return rounds.failing === 1 ? Promise.reject(new Error("on purpose")) : Promise.resolve();
      },
    ],
    ["slow", 1, () => ((rounds.slow += 1), slow.promise)],
    ["other", 1, () => Promise.resolve((rounds.other += 1))],
  ]);
  await expect.poll(() => Math.min(rounds.failing, rounds.other)).toBeGreaterThan(2);
  expect(rounds.slow).toBe(1);
  slow.resolve();
  await stop();
  const ended = { ...rounds };
  expect(failures).toEqual([{ err: new Error("on purpose"), job: "failing", message: "a job failed" }]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rounds).toEqual(ended);
});

test("the shop's own jobs run on an empty shop without an error", async () => {
  await expect(startJobs(deps)()).resolves.toBeUndefined();
});
