import { expect, test } from "vitest";
import { createLogger } from "../createLogger.ts";
import { createErrorReporter } from "./createErrorReporter.ts";

test("errors of the log are reported without personal data", async () => {
  const sent: string[] = [];
  const reporter = createErrorReporter("https://key@errors.example/1", async (_url, init) => {
    sent.push(typeof init?.body === "string" ? init.body : "");
    return new Response("{}");
  });
  const log = createLogger("error", { write: () => {} }, reporter.report);
  log.error({ err: new TypeError("no order for anna@example.com"), path: "/orders" }, "call failed");
  log.error({ path: "/orders" }, "without an error");
  log.warn({ err: new Error("only a warning") }, "warned");
  await reporter.flush();
  expect(sent).toHaveLength(1);
  const [, , event = ""] = sent[0]?.split("\n") ?? [];
  expect(JSON.parse(event)).toMatchObject({
    platform: "node",
    exception: {
      values: [
        {
          type: "TypeError",
          value: expect.stringContaining("no order for"),
          stacktrace: { frames: expect.arrayContaining([expect.objectContaining({ lineno: expect.any(Number) })]) },
        },
      ],
    },
  });
  expect(event).not.toContain("anna");
});
