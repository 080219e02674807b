import { expect, test } from "vitest";
import type { Deps } from "../deps.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { emit } from "./emit.ts";

const { db, deps } = await createTestBackend();
const event = { email: "anna@example.com", locale: "de_AT", name: "Anna Huber" } as const;
const recipients = async () =>
  (await db.selectFrom("mail_outbox").select("recipient").execute()).map((mail) => mail.recipient);

test("listeners run in order, and their effects commit with the change that caused them", async () => {
  const log: string[] = [];
  const note = (text: string) => async () => void log.push(text);
  const listeners = {
    ...deps.listeners,
    "account:emailChanged": [note("first"), ...deps.listeners["account:emailChanged"], note("last")],
  };
  await db.transaction().execute((trx) => emit(trx, { ...deps, listeners }, "account:emailChanged", event));
  expect(log).toEqual(["first", "last"]);
  expect(await recipients()).toEqual(["anna@example.com"]);
});

test("a failing listener rolls back the change and the emails", async () => {
  const failing: Deps["listeners"]["account:emailChanged"] = [
    ...deps.listeners["account:emailChanged"],
    () => Promise.reject(new Error("no paper")),
  ];
  const listeners = { ...deps.listeners, "account:emailChanged": failing };
  const before = await recipients();
  const change = db.transaction().execute(async (trx) => {
    await trx.updateTable("product").set({ visible: false }).execute();
    await emit(trx, { ...deps, listeners }, "account:emailChanged", event);
  });
  await expect(change).rejects.toThrow("no paper");
  expect(await recipients()).toEqual(before);
  expect(await db.selectFrom("product").select("id").where("visible", "=", true).execute()).not.toEqual([]);
});
