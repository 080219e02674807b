import { expect, test } from "vitest";
import { STORAGE_KEYS, storageArea } from "../domain/session/storageKeys.js";
import type { KeyValueStorage } from "../environment/environment.js";
import { memoryStorage } from "../environment/runtime.js";
import { checkVersion } from "./checkVersion.js";

const durable = (): KeyValueStorage => ({ ...memoryStorage(), isDurable: () => true });
const shopping = { isPaying: false };

function visit() {
  const storage = { local: durable(), session: durable() };
  return { ...storage, open: (version: string, when = shopping) => checkVersion(storage, version, when) };
}

test("a first visit and the same version change nothing", () => {
  const { open } = visit();
  expect([open("1"), open("1")]).toEqual(["same", "same"]);
});

test("a new version resets user data and last location once, and reports it after the reload", () => {
  const { open, local, session } = visit();
  open("1");
  for (const key of STORAGE_KEYS) (storageArea(key) === "session" ? session : local).set(key, "7");
  expect([open("2"), open("2"), open("2")]).toEqual(["reload", "updated", "same"]);
  expect(STORAGE_KEYS.filter((key) => local.get(key) ?? session.get(key))).toEqual(["cart_id"]);
});

test("D5: a new version clears local storage, but for the cart, consent and orders", () => {
  const { open, local, session } = visit();
  open("1");
  const kept = ["cart_token", "cart_action:a", "consent", "order_attempt", "placed_order", "purchases_told"];
  for (const key of [...kept, "recently_viewed", "jwt_received_at"]) local.set(key, "7");
  session.set("checkout_draft", "7");
  open("2");
  expect(
    local
      .keys("")
      .filter((key) => kept.includes(key) || local.get(key) === "7")
      .toSorted(),
  ).toEqual(kept.toSorted());
  expect(session.get("checkout_draft")).toBe("7");
});

test("never during a payment; the next page does it", () => {
  const { open } = visit();
  open("1");
  expect([open("2", { isPaying: true }), open("2")]).toEqual(["same", "reload"]);
});

test("servers that alternate between two versions cause no loop", () => {
  const { open } = visit();
  const steps = ["1.0", "1.1", "1.0", "1.1", "1.0", "1.1", "1.0"].map((version) => open(version));
  expect(steps.filter((step) => step === "reload")).toHaveLength(2);
});

test("the version, the last five reloads and the notice are stored for the next version of the shop", () => {
  const { open, local } = visit();
  for (const version of ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6"]) open(version);
  expect(Object.fromEntries(local.keys("").map((key) => [key, local.get(key)]))).toEqual({
    version: "1.6",
    versions_reloaded: "1.2 1.3 1.4 1.5 1.6",
    showNewVersionToast: "true",
  });
});

test("without durable storage the page never reloads", () => {
  const storage = { local: memoryStorage({ version: "1" }), session: memoryStorage() };
  expect(checkVersion(storage, "2", shopping)).toBe("same");
});
