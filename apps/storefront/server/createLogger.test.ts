import { expect, test } from "vitest";
import { createLogger } from "./createLogger.ts";

function logged(error: unknown): string {
  const lines: string[] = [];
  createLogger("warn", { write: (line) => void lines.push(line) }).error(
    { err: error, path: "/orders" },
    "call failed",
  );
  return lines.join("");
}

test("a row rejected by the database is logged without its values", () => {
  const databaseError = Object.assign(new Error('null value in column "city" violates not-null constraint'), {
    code: "23502",
    detail: "Failing row contains (7, anna@example.com, Lindengasse 12/3).",
    where: "COPY address, line 1",
  });
  const line = logged(new Error("the address was not stored", { cause: databaseError }));
  expect(line).not.toContain("anna");
  expect(logged(databaseError)).not.toContain("anna");
  expect(JSON.parse(logged(databaseError))).toMatchObject({
    msg: "call failed",
    path: "/orders",
    err: { type: "Error", code: "23502", message: expect.stringContaining("not-null"), stack: expect.any(String) },
  });
  expect(JSON.parse(line)).toMatchObject({ err: { message: expect.stringContaining("not-null") } });
});

test("a payment attached to an error is not logged", () => {
  const waiting = Object.assign(new Error("a payment is under way"), { payment: { id: 7, key: "opens-the-bank" } });
  expect(logged(waiting)).not.toContain("opens-the-bank");
});
