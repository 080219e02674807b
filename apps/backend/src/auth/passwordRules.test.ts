import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { newPasswordErrors, readMinPasswordLength } from "./passwordRules.ts";

const { db } = await createTestBackend();

test("without the setting a new password has at least eight characters", async () => {
  await db.deleteFrom("setting").where("name", "=", "password_min_length").execute();
  const minLength = await readMinPasswordLength(db);
  expect(minLength).toBe(8);
  const password = "x7qz";
  expect(newPasswordErrors({ password, password_confirm: password }, { minLength, email: "" }).password).toBe(
    "tooShort",
  );
});
