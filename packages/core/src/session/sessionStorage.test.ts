import { expect, test } from "vitest";
import { CUSTOMER, HOUR } from "../../../testkit/src/sessionSimulation.js";
import { STORAGE_KEYS } from "../domain/session/storageKeys.js";
import { memoryStorage } from "../environment/runtime.js";
import { createSessionStorage, storedEmail } from "./sessionStorage.js";

const ISSUED_S = 1_795_000_000;
const jwtOf = (claims: object = {}): string => {
  const payload = { sub: "7", iat: ISSUED_S, exp: ISSUED_S + 21_600, aud: "storefront", ...claims };
  return `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.c2ln`;
};
const jwt = jwtOf();
const RECEIVED_MS = 1_795_000_123_456;
const token = { jwt, customerId: 7, isAdmin: false, receivedAtMs: RECEIVED_MS, lifetimeMs: 6 * HOUR };
const stored = { jwtToken: jwt, jwt_received_at: String(RECEIVED_MS), user_identifier: CUSTOMER.email };

function opened(localContent: Record<string, string> = stored, sessionContent: Record<string, string> = {}) {
  const [local, session] = [memoryStorage(localContent), memoryStorage(sessionContent)];
  const contentOf = (area: typeof local) => Object.fromEntries(area.keys("").map((key) => [key, area.get(key)]));
  return {
    storage: createSessionStorage({ local, session }, "storefront"),
    local: () => contentOf(local),
    session: () => contentOf(session),
  };
}

test("a stored session is its token with the time of receipt, the e-mail and the greeting", () => {
  const { storage } = opened(stored, { profileName: "Anna Auer" });
  expect(storage.read()).toEqual({ token, email: CUSTOMER.email, profileName: "Anna Auer" });
});

test("without a time of receipt the token counts from its issue", () => {
  const { storage } = opened({ jwtToken: jwt });
  expect(storage.read()).toEqual({ token: { ...token, receivedAtMs: ISSUED_S * 1000 }, email: "", profileName: "" });
});

test.each([
  ["another shop", jwtOf({ aud: "other" })],
  ["no format", "token"],
])("a token of %s is removed with what belongs to it", (_what, jwtToken) => {
  const { storage, local } = opened({ ...stored, jwtToken, jwt_renewal_key: "k".repeat(16) });
  expect(storage.read()).toBeUndefined();
  expect(local()).toEqual({ user_identifier: CUSTOMER.email });
});

test.each<[string | undefined, boolean]>([
  [`${"a".repeat(243)}@example.at`, true],
  [`${"a".repeat(244)}@example.at`, false],
  ["anna", false],
  ["anna@", false],
  ["@example.at", false],
  ["an na@example.at", false],
  ["anna@example@at", false],
  ["", false],
  [undefined, false],
])("the stored e-mail %j is one: %s", (email, isValid) => {
  const local = memoryStorage(email === undefined ? {} : { user_identifier: email });
  expect(storedEmail(local)).toBe(isValid ? email : "");
});

test("a greeting has at most 200 characters", () => {
  const { storage } = opened(stored, { profileName: "A".repeat(300) });
  expect(storage.read()?.profileName).toBe("A".repeat(200));
});

test("a new token replaces the key of its renewal and the express checkout", () => {
  const { storage, local, session } = opened(
    { jwt_renewal_key: "k".repeat(16) },
    { user_express: "true", user_express_data: "{}", profileName: "Anna Auer" },
  );
  storage.writeToken(token);
  expect(local()).toEqual({ jwtToken: jwt, jwt_received_at: String(RECEIVED_MS), customer_id: "7" });
  expect(session()).toEqual({ profileName: "Anna Auer" });
});

test.each<[string, string | undefined, boolean]>([
  ["", undefined, false],
  ["", "false", false],
  ["", "true", true],
  ["Auer GmbH", undefined, true],
  ["Auer GmbH", "false", true],
  ["Auer GmbH", "true", false],
])("a customer with the company %j, stored before as %j, has changed: %s", (company, isCompany, hasChanged) => {
  const { storage, local, session } = opened(isCompany === undefined ? {} : { isCompany });
  expect(storage.writeCustomer({ ...CUSTOMER, company, titleId: company === "" ? 2 : 4 })).toBe(hasChanged);
  expect(local()).toEqual({
    user_identifier: CUSTOMER.email,
    isCompany: String(company !== ""),
    address_id: "70",
  });
  expect(Object.keys(session())).toEqual(["profileName"]);
});

test("a customer without an address has none stored", () => {
  const { storage, local } = opened({ address_id: "70" });
  storage.writeCustomer({ ...CUSTOMER, addressId: undefined });
  expect(local()).not.toHaveProperty("address_id");
});

test.each(["a".repeat(16), "A-z_09".padEnd(128, "x")])("a renewal keeps its key %s", (kept) => {
  const { storage, local } = opened({ jwt_renewal_key: kept });
  expect(storage.renewalKey(() => "new")).toBe(kept);
  expect(local()).toEqual({ jwt_renewal_key: kept });
});

test.each([undefined, "", "a".repeat(15), "a".repeat(129), `${"a".repeat(16)} `, ` ${"a".repeat(16)}`])(
  "instead of %j a renewal gets a new key, and keeps it",
  (kept) => {
    const { storage, local } = opened(kept === undefined ? {} : { jwt_renewal_key: kept });
    expect(storage.renewalKey(() => "new-key")).toBe("new-key");
    expect(local()).toEqual({ jwt_renewal_key: "new-key" });
  },
);

test("the end of a session removes all its keys; in another tab only those of the tab", () => {
  const all: Record<string, string> = Object.fromEntries(STORAGE_KEYS.map((key) => [key, "7"]));
  const kept: Record<string, string> = { ...all, jwt_received_at: "1", jwt_renewal_key: "k", cart_items: "{}" };
  const tab = opened(kept, kept);
  tab.storage.clear("tab");
  expect(tab.local()).toEqual(kept);
  const { profileName: _name, user_express: _express, user_express_data: _data, ...rest } = kept;
  expect(tab.session()).toEqual(rest);
  const device = opened(kept, {});
  device.storage.clear("all");
  expect(device.local()).toEqual({ profileName: "7", user_express: "7", user_express_data: "7", cart_items: "{}" });
});
