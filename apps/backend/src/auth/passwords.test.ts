import { expect, test } from "vitest";
import { isCommonPassword } from "./commonPasswords.ts";
import { hashPassword, needsRehash, verifyPassword } from "./passwords.ts";

test("the same password never has the same hash", async () => {
  const [one, two] = [await hashPassword("Stuhl-am-Fenster-7"), await hashPassword("Stuhl-am-Fenster-7")];
  expect(one).not.toBe(two);
  expect([await verifyPassword("Stuhl-am-Fenster-7", one), await verifyPassword("stuhl-am-fenster-7", one)]).toEqual([
    true,
    false,
  ]);
  expect(needsRehash(one)).toBe(false);
});

test("letters that keyboards spell differently are the same password", async () => {
  expect(await verifyPassword("Möbelhof 77".normalize("NFD"), await hashPassword("Möbelhof 77".normalize("NFC")))).toBe(
    true,
  );
});

test.each([undefined, "", "plain", "$2y$10$abcdefghijklmnopqrstuv", "$argon2id$v=19$m=19456,t=2,p=1$$"])(
  "nothing opens what cannot be read: %s",
  async (stored) => {
    expect(await verifyPassword("", stored)).toBe(false);
    expect(await verifyPassword("plain", stored)).toBe(false);
  },
);

test("concurrent hashes all complete", async () => {
  const stored = await hashPassword("Stuhl-am-Fenster-7");
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => verifyPassword(`guess ${at}`, stored)));
  expect(answers).toEqual(answers.map(() => false));
  expect(await verifyPassword("Stuhl-am-Fenster-7", stored)).toBe(true);
});

test("requests beyond the queue are rejected with a retry time", async () => {
  const results = await Promise.allSettled(Array.from({ length: 90 }, () => verifyPassword("x", undefined)));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(90 - 66);
  expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfterSeconds: 2 } });
});

test.each([
  ["password", true],
  ["Passwort2026!", true],
  ["qwertzuiop", true],
  ["12345678", true],
  ["hgfedcba", true],
  ["abababab", true],
  ["zzzzzzzzzz", true],
  ["anna.huber@example.com", true],
  ["anna.huber1985", true],
  ["lindenhaus", true],
  ["Stuhl-am-Fenster-7", false],
  ["vier grüne stühle", false],
])("common password: %s %s", (password, common) => {
  expect(isCommonPassword(password, "anna.huber@example.com")).toBe(common);
});
