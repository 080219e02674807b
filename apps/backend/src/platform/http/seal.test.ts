import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

test("a sealed value opens only with its secret and for its purpose", () => {
  const sealed = seal("a secret", "answers", "cart token");
  expect(sealed.toString("latin1")).not.toContain("cart token");
  expect(unseal("a secret", "answers", sealed).toString()).toBe("cart token");
  expect(() => unseal("another", "answers", sealed)).toThrow(/unable to authenticate/);
  expect(() => unseal("a secret", "authenticator", sealed)).toThrow(/unable to authenticate/);
});

test("sealing the same value twice differs, and a changed byte is rejected", () => {
  const sealed = seal("a secret", "answers", "same");
  expect(seal("a secret", "answers", "same").equals(sealed)).toBe(false);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal("a secret", "answers", changed)).toThrow(/unable to authenticate/);
  }
});
