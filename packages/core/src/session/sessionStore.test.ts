import { expect, test, vi } from "vitest";
import { emptyAddress } from "../checkout/checkoutDraft.js";
import { EXPRESS_LIFETIME_MS } from "../domain/session/expressUser.js";
import { SESSION_STORAGE_KEYS, STORAGE_KEYS, storageArea } from "../domain/session/storageKeys.js";
import { ShopError } from "../shared/shopError.js";
import { HOSTILE_TEXTS } from "../../../testkit/src/arbitraries.js";
import { CUSTOMER, HOUR, MINUTE, createSessionSimulation } from "../../../testkit/src/sessionSimulation.js";

const LOGIN = { email: CUSTOMER.email, password: "geheim12" };

test("signing in keeps the token with what belongs to it, in the places of decision 0061, and ends the express user", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  tab.session.startExpress({ email: "eilig@example.at", address: undefined });
  await world.flush();
  expect(tab.session.getSnapshot().expressUser?.email).toBe("eilig@example.at");
  expect(tab.sessionStorage.get("user_express")).toBe("true");
  expect(tab.sessionStorage.get("user_express_data")).toContain("eilig@example.at");

  expect(await tab.session.signIn(LOGIN)).toEqual(CUSTOMER);
  expect(tab.session.getSnapshot()).toMatchObject({
    status: "customer",
    customer: CUSTOMER,
    isAdmin: false,
    expressUser: undefined,
  });
  expect(
    ["jwtToken", "customer_id", "user_identifier", "address_id", "isCompany"].map((key) => world.local.get(key)),
  ).toEqual([world.server.tokens[0]?.text, "7", "anna@example.at", "70", "false"]);
  expect(["profileName", "user_express", "user_express_data"].map((key) => tab.sessionStorage.get(key))).toEqual([
    "Anna Auer",
    undefined,
    undefined,
  ]);
});

test("a stored customer id without a token is a guest: anybody could write it", async () => {
  const world = await createSessionSimulation();
  world.local.set("customer_id", "7");
  world.local.set("user_identifier", "anna@example.at");
  const tab = world.open();
  expect(tab.session.getSnapshot()).toMatchObject({ status: "guest", customerId: 0, customer: undefined });
});

test("a wrong password is LOGIN_FAILED and changes nothing", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await expect(tab.session.signIn({ ...LOGIN, password: "falsch" })).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  expect(tab.session.getSnapshot().status).toBe("guest");
  expect(world.local.get("jwtToken")).toBeUndefined();
});

test("sign-in sends the guest's cart once and returns the customer's; a second click merges nothing", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  tab.cart.handle = { cartId: 5, token: "guest" };
  await Promise.all([tab.session.signIn(LOGIN), tab.session.signIn(LOGIN)]);
  expect(world.server.logins.map(({ cart }) => cart?.cartId)).toEqual([5, 900]);
  expect(tab.cart.adopted.map(({ id }) => id)).toEqual([900, 900]);
});

test("login token valid 6 hours; at two thirds it is refreshed, and the timer starts again", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  await world.advance(4 * HOUR - MINUTE);
  expect(world.server.refreshes).toBe(0);
  await world.advance(2 * MINUTE);
  expect(world.server.refreshes).toBe(1);
  expect(world.local.get("jwtToken")).toBe(world.server.tokens[1]?.text);
  await world.advance(4 * HOUR + 2 * MINUTE);
  expect(world.server.refreshes).toBe(2);
  await world.advance(48 * HOUR);
  expect(tab.session.getSnapshot().status).toBe("customer");
});

test("an expired stored token is removed and the customer signed out", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  world.server.network = "offline";
  await world.advance(6 * HOUR + 3 * MINUTE);
  expect(tab.session.getSnapshot()).toMatchObject({ status: "guest", customer: undefined, profileName: "" });
  expect(tab.ended).toEqual(["expired"]);
  expect(STORAGE_KEYS.filter((key) => world.local.get(key) ?? tab.sessionStorage.get(key))).toEqual([]);
});

test("a page opened with an expired token sends no request", async () => {
  const world = await createSessionSimulation();
  await world.open().session.signIn(LOGIN);
  world.closeAll();
  await world.advance(7 * HOUR);
  const refresh = vi.spyOn(world.server.client, "refresh");
  const tab = world.open();
  expect(tab.session.getSnapshot()).toMatchObject({ status: "guest", isInitialized: true });
  await world.flush();
  expect(refresh).not.toHaveBeenCalled();
  expect(world.local.get("jwtToken")).toBeUndefined();
});

test("a failing refresh is logged and retried", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  world.server.network = "error";
  await world.advance(4 * HOUR + 5 * MINUTE);
  expect(tab.session.getSnapshot().status).toBe("customer");
  expect(tab.logged).toContain("Failed to refresh token");
  world.server.network = "ok";
  await world.advance(3 * MINUTE);
  expect(world.server.refreshes).toBe(1);
});

test("a refresh without the stored customer id or e-mail is not sent, and logged in the specified words", async () => {
  for (const key of ["customer_id", "user_identifier"]) {
    const world = await createSessionSimulation();
    const tab = world.open();
    await tab.session.signIn(LOGIN);
    const stored = world.local.get(key) ?? "";
    world.local.remove(key);
    await world.advance(4 * HOUR + 2 * MINUTE);
    expect(world.server.refreshes).toBe(0);
    expect(tab.logged).toContain("Missing customer_id or email in local storage");
    expect(tab.session.getSnapshot().status).toBe("customer");
    world.local.set(key, stored);
    await world.advance(MINUTE);
    expect(world.server.refreshes).toBe(1);
  }
});

test("a device that wakes from sleep refreshes at once", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  await world.sleep(5 * HOUR);
  expect(world.server.refreshes).toBe(1);
  expect(tab.session.getSnapshot().status).toBe("customer");
});

test.each([24 * HOUR, -24 * HOUR])("a clock jump of %d ms neither signs out nor loops refreshes", async (ms) => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  world.shiftDeviceClock(ms);
  await world.advance(2 * HOUR);
  expect(tab.session.getSnapshot().status).toBe("customer");
  expect(world.server.refreshes).toBe(1);
});

test("two tabs refresh once, and both use the new token", async () => {
  const world = await createSessionSimulation();
  const [one, two] = [world.open(), world.open()];
  await one.session.signIn(LOGIN);
  await world.flush();
  expect(two.session.getSnapshot()).toMatchObject({ status: "customer", customer: CUSTOMER });
  const refresh = vi.spyOn(world.server.client, "refresh");
  await world.sleep(5 * HOUR);
  // Not repeated either: the backend treats a reused old token as stolen.
  const key = expect.stringMatching(/^refresh-key-number-\d+$/);
  const customer = { id: CUSTOMER.id, email: CUSTOMER.email };
  expect(refresh).toHaveBeenCalledExactlyOnceWith(world.server.tokens[0]?.text, customer, key);
  expect(world.server.refreshes).toBe(1);
  expect([one, two].map((tab) => tab.credentials.token())).toEqual([
    world.server.tokens[1]?.text,
    world.server.tokens[1]?.text,
  ]);
});

test("signing out in one tab signs out all, and clears the 19 keys in both storages of each", async () => {
  const world = await createSessionSimulation();
  const [one, two] = [world.open(), world.open()];
  await one.session.signIn(LOGIN);
  await world.flush();
  for (const key of STORAGE_KEYS) {
    if (storageArea(key) === "local" && key !== "jwtToken") world.local.set(key, "7");
    else if (key !== "jwtToken") for (const tab of [one, two]) tab.sessionStorage.set(key, "x");
  }
  one.session.signOut();
  expect(STORAGE_KEYS.filter((key) => world.local.get(key) ?? one.sessionStorage.get(key))).toEqual([]);
  await world.flush();
  expect(SESSION_STORAGE_KEYS.filter((key) => two.sessionStorage.get(key))).toEqual([]);
  expect([one, two].map((tab) => tab.session.getSnapshot().status)).toEqual(["guest", "guest"]);
  expect([one.ended, two.ended]).toEqual([["signedOut"], ["otherTab"]]);
  expect(world.server.tokens.map(({ isRevoked }) => isRevoked)).toEqual([true]);
});

test("a suspended tab detects the sign-out when it becomes visible, also after a reload", async () => {
  const world = await createSessionSimulation();
  const [one, two, three] = [world.open(), world.open(), world.open()];
  await one.session.signIn(LOGIN);
  await world.flush();
  two.isFrozen = true;
  three.isFrozen = true;
  one.session.signOut();
  await world.flush();
  expect(two.session.getSnapshot().status).toBe("customer");
  two.isFrozen = false;
  two.resume();
  await world.flush();
  expect(two.session.getSnapshot()).toMatchObject({ status: "guest", customer: undefined });
  expect(three.sessionStorage.get("profileName")).toBe("Anna Auer");
  const again = world.reload(three);
  expect(again.session.getSnapshot()).toMatchObject({ status: "guest", profileName: "" });
  expect(again.sessionStorage.get("profileName")).toBeUndefined();
  expect(again.ended).toEqual(["otherTab"]);
});

test("a sign-out of another tab clears this tab's session, but not a newer one", async () => {
  const world = await createSessionSimulation();
  const [one, two] = [world.open(), world.open()];
  await one.session.signIn(LOGIN);
  await world.flush();
  two.sessionStorage.set("user_express", "1");
  one.session.signOut();
  world.local.set("country_tax", "20");
  await world.flush();
  expect(two.session.getSnapshot().status).toBe("guest");
  expect([two.sessionStorage.get("user_express"), world.local.get("country_tax")]).toEqual([undefined, "20"]);
});

test("stale customer data is requested again on demand; guests have none", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  expect(await tab.session.reloadCustomer()).toBeUndefined();
  await tab.session.signIn(LOGIN);
  expect(await tab.session.reloadCustomer()).toEqual(CUSTOMER);
});

test("sign-out works offline; the token is revoked when the connection is back", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  world.server.network = "offline";
  tab.session.signOut();
  await world.flush();
  expect(world.local.get("jwtToken")).toBeUndefined();
  expect(world.server.tokens[0]?.isRevoked).toBe(false);
  world.server.network = "ok";
  tab.goOnline();
  await world.flush();
  expect(world.server.tokens[0]?.isRevoked).toBe(true);
});

test("a refresh whose response got lost is repeated with the same key, without a sign-out", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  world.server.network = "lost";
  await world.advance(4 * HOUR + MINUTE / 4);
  expect(world.server.refreshes).toBe(1);
  world.server.network = "ok";
  await world.advance(MINUTE);
  expect(world.server.refreshes).toBe(1);
  expect(tab.credentials.token()).toBe(world.server.tokens[1]?.text);
  expect(tab.session.getSnapshot().status).toBe("customer");
  expect(world.local.get("jwt_renewal_key")).toBeUndefined();
});

test("also when the page was closed before the response", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  world.server.latencyMs = 10_000;
  await world.advance(4 * HOUR + 6000);
  expect(world.server.refreshes).toBe(1);
  world.server.latencyMs = 0;
  const again = world.reload(tab);
  await world.advance(MINUTE);
  expect(world.server.refreshes).toBe(1);
  expect(again.credentials.token()).toBe(world.server.tokens[1]?.text);
  expect(again.session.getSnapshot().status).toBe("customer");
});

test("a refresh answered after the sign-out changes nothing, and its token is revoked", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  world.server.latencyMs = 10_000;
  await world.advance(4 * HOUR + 5000);
  expect(world.server.inFlight).toBe(1);
  tab.session.signOut();
  await world.advance(MINUTE);
  expect(tab.session.getSnapshot().status).toBe("guest");
  expect(world.local.get("jwtToken")).toBeUndefined();
  expect(world.server.tokens.map(({ isRevoked }) => isRevoked)).toEqual([true, true]);
});

test("a rejected token ends the session, unless another tab has a newer one", async () => {
  const world = await createSessionSimulation();
  const [one, two] = [world.open(), world.open()];
  await one.session.signIn(LOGIN);
  await world.flush();
  const old = one.credentials.token() ?? "";
  await world.sleep(5 * HOUR);
  const { refreshes } = world.server;
  await one.credentials.reportRejected(old);
  expect(one.session.getSnapshot().status).toBe("customer");
  expect(world.server.refreshes).toBe(refreshes);

  for (const token of world.server.tokens) token.isRevoked = true;
  await one.credentials.reportRejected(one.credentials.token() ?? "");
  await world.flush();
  expect([one, two].map((tab) => tab.session.getSnapshot().status)).toEqual(["guest", "guest"]);
  expect(one.ended).toEqual(["rejected"]);
  await one.credentials.reportRejected(old);
  expect(one.ended).toEqual(["rejected"]);
});

test("a new password continues with a new token in all tabs", async () => {
  const world = await createSessionSimulation();
  const [one, two] = [world.open(), world.open()];
  await one.session.signIn(LOGIN);
  await world.flush();
  await one.session.changePassword({ passwordOld: "geheim12", password: "neues123", passwordConfirm: "neues123" });
  await world.flush();
  expect(world.server.tokens.map(({ isRevoked }) => isRevoked)).toEqual([true, false]);
  expect(two.credentials.token()).toBe(world.server.tokens[1]?.text);
  await world.advance(12 * HOUR);
  expect([one, two].map((tab) => tab.session.getSnapshot().status)).toEqual(["customer", "customer"]);
});

const NEW_PASSWORD = { passwordOld: "geheim12", password: "neues123", passwordConfirm: "neues123" };

test("a password change answered after another tab signed out restores no session, and its token is revoked", async () => {
  const world = await createSessionSimulation();
  const [one, two] = [world.open(), world.open()];
  await one.session.signIn(LOGIN);
  await world.flush();
  world.server.latencyMs = 10_000;
  const changing = one.session.changePassword(NEW_PASSWORD);
  await world.advance(6000);
  expect(world.server.tokens).toHaveLength(2);
  two.session.signOut();
  await world.advance(MINUTE);
  await changing;
  expect([one, two].map((tab) => tab.session.getSnapshot().status)).toEqual(["guest", "guest"]);
  expect(world.local.get("jwtToken")).toBeUndefined();
  expect(world.server.tokens.map(({ isRevoked }) => isRevoked)).toEqual([true, true]);
});

test("a new password needs a session: guests send no request, and a session ended by the backend ends here", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  const failure = (at: string) => ({ code: "UNAUTHORIZED", details: { at } });
  await expect(tab.session.changePassword(NEW_PASSWORD)).rejects.toMatchObject(failure("changePassword"));
  await expect(tab.session.confirmSecondFactor("123456")).rejects.toMatchObject(failure("confirmSecondFactor"));
  await tab.session.signIn(LOGIN);
  for (const token of world.server.tokens) token.isRevoked = true;
  await expect(tab.session.changePassword(NEW_PASSWORD)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(tab.session.getSnapshot().status).toBe("guest");
  expect(tab.ended).toEqual(["rejected"]);
});

test("a password that the backend refuses leaves the session and its token as they are", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  world.server.client.changePassword = () => Promise.reject(new ShopError("INVALID_INPUT"));
  await expect(tab.session.changePassword(NEW_PASSWORD)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  expect([world.server.refreshes, tab.credentials.token()]).toEqual([0, world.server.tokens[0]?.text]);
});

test("a sign-in answered without a token for this shop is none", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  const { login } = world.server.client;
  world.server.client.login = async (input, cart) => ({ ...(await login(input, cart)), token: "<html>" });
  const details = { at: "token", expected: "a JSON web token for this shop" };
  await expect(tab.session.signIn(LOGIN)).rejects.toMatchObject({ code: "RESPONSE_INVALID", details });
  expect(tab.session.getSnapshot().status).toBe("guest");
  expect(world.local.get("jwtToken")).toBeUndefined();
});

test("a second sign-in ends the first session, and revokes its token", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  await tab.session.signIn(LOGIN);
  await world.flush();
  expect(tab.ended).toEqual(["signedOut"]);
  expect(world.server.tokens.map(({ isRevoked }) => isRevoked)).toEqual([true, false]);
});

test("a session has one timer, however often it is checked, and none after its end", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  for (let time = 0; time < 3; time += 1) {
    tab.resume();
    await world.flush();
  }
  expect(world.timers).toBe(1);
  tab.session.signOut();
  await world.flush();
  expect(world.timers).toBe(0);
});

test("a refresh that ends with the shop is no failure", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  world.server.client.refresh = () => Promise.reject(new ShopError("ABORTED"));
  await world.advance(4 * HOUR + 2 * MINUTE);
  expect([tab.session.getSnapshot().status, tab.logged]).toEqual(["customer", []]);
});

test.each([
  ["NETWORK", ["The customer's data could not be read"]],
  ["UNAUTHORIZED", []],
  ["ABORTED", []],
] as const)("a customer who cannot be loaded for %s is requested again, and logged: %j", async (code, logged) => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  await world.flush();
  const load = vi.spyOn(world.server, "customer").mockRejectedValueOnce(new ShopError(code));
  const again = world.reload(tab);
  await world.flush();
  expect([again.session.getSnapshot().customer, again.logged]).toEqual([undefined, logged]);
  again.resume();
  await world.flush();
  expect(again.session.getSnapshot().customer).toEqual(CUSTOMER);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a customer who is being loaded is not requested twice", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  await world.flush();
  const load = vi.spyOn(world.server, "customer");
  world.server.latencyMs = 1000;
  const again = world.reload(tab);
  for (let time = 0; time < 3; time += 1) {
    await world.flush();
    again.resume();
  }
  await world.advance(5000);
  expect(again.session.getSnapshot().customer).toEqual(CUSTOMER);
  expect(load).toHaveBeenCalledOnce();
});

test("changed data of the customer are requested by other tabs", async () => {
  const world = await createSessionSimulation();
  const [one, two] = [world.open(), world.open()];
  await one.session.signIn(LOGIN);
  await world.flush();
  const changed = { ...CUSTOMER, email: "anna@example.com" };
  world.server.customer = async () => changed;
  one.session.setCustomer(changed);
  await world.flush();
  expect(two.session.getSnapshot().customer).toEqual(changed);
});

test("a refresh answered without a token changes nothing and is retried", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  const { refresh } = world.server.client;
  world.server.client.refresh = async () => ({ token: "<html>", expiresInMs: 6 * HOUR });
  await world.advance(4 * HOUR + MINUTE);
  expect(tab.session.getSnapshot().status).toBe("customer");
  expect(tab.logged).toContain("Failed to refresh token");
  world.server.client.refresh = refresh;
  await world.advance(MINUTE);
  expect(tab.credentials.token()).toBe(world.server.tokens[1]?.text);
});

test("a failed revocation is retried until the token expires; an unknown token is not", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  const revoked: string[] = [];
  const failures = [
    new ShopError("HTTP_STATUS", { details: { status: 503 } }),
    new Error("the extension that is in the way"),
    new ShopError("UNAUTHORIZED"),
  ];
  world.server.client.logout = (text) => {
    revoked.push(text);
    const failure = failures.shift();
    return failure === undefined ? Promise.resolve() : Promise.reject(failure);
  };
  tab.session.signOut();
  for (let look = 0; look < 5; look += 1) {
    await world.flush();
    tab.resume();
  }
  await world.flush();
  expect(revoked).toHaveLength(3);

  await tab.session.signIn(LOGIN);
  failures.push(new ShopError("NETWORK"));
  tab.session.signOut();
  await world.flush();
  await world.sleep(7 * HOUR);
  expect(revoked).toHaveLength(4);
});

test("after a reload the customer is restored at once and requested", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  const again = world.reload(tab);
  expect(again.session.getSnapshot()).toMatchObject({
    status: "customer",
    customerId: 7,
    profileName: "Anna Auer",
    customer: undefined,
  });
  await world.flush();
  expect(again.session.getSnapshot().customer).toEqual(CUSTOMER);
  expect(again.started).toEqual([]);
});

test("a response for one customer does not reach the next", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  const again = world.reload(tab);
  world.server.latencyMs = 5000;
  await world.flush();
  again.session.signOut();
  await world.advance(MINUTE);
  expect(again.session.getSnapshot()).toMatchObject({ status: "guest", customer: undefined });
  expect(again.sessionStorage.get("profileName")).toBeUndefined();
});

test("express-user data ends after 30 minutes and lasts no longer than the visit", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  const express = { email: "eilig@example.at", address: emptyAddress(13) };
  tab.session.startExpress(express);
  await world.flush();
  const again = world.reload(tab);
  await world.flush();
  expect(again.session.getSnapshot().expressUser).toMatchObject(express);
  const other = world.open();
  other.sessionStorage.set("user_express", "false");
  other.sessionStorage.set("user_express_data", again.sessionStorage.get("user_express_data") ?? "");
  other.resume();
  await world.flush();
  expect(other.session.getSnapshot().expressUser).toBeUndefined();
  expect(world.open().session.getSnapshot().expressUser).toBeUndefined();
  await world.advance(EXPRESS_LIFETIME_MS + MINUTE);
  expect(again.session.getSnapshot().expressUser).toBeUndefined();
  expect(again.sessionStorage.get("user_express_data")).toBeUndefined();
});

test.each(["", "null", "a.b.c", "{}", '{"__proto__":{"x":1}}', "x".repeat(100_000)])(
  "a stored token that is none (%s) is dropped without harm",
  async (text) => {
    const world = await createSessionSimulation({ jwtToken: text });
    const tab = world.open();
    await world.flush();
    expect(tab.session.getSnapshot()).toMatchObject({ status: "guest", isInitialized: true });
    expect(world.local.get("jwtToken")).toBeUndefined();
  },
);

test.each(STORAGE_KEYS)("any content in %s: the session is complete and the token keeps its expiry", async (key) => {
  for (const text of HOSTILE_TEXTS) {
    const world = await createSessionSimulation();
    const tab = world.open();
    await tab.session.signIn(LOGIN);
    (storageArea(key) === "session" ? tab.sessionStorage : world.local).set(key, text);
    const again = world.reload(tab);
    await world.flush();
    const { status, customer, profileName, expressUser } = again.session.getSnapshot();
    expect({ key, text, status, customer }).toEqual({
      key,
      text,
      status: key === "jwtToken" ? "guest" : "customer",
      customer: key === "jwtToken" ? undefined : CUSTOMER,
    });
    expect(profileName.length).toBeLessThanOrEqual(200);
    expect(expressUser).toBeUndefined();
  }
});

test("a guest loads no session code and starts no timer", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  tab.resume();
  await world.advance(HOUR);
  expect(world.timers).toBe(0);
  expect(tab.session.getSnapshot()).toMatchObject({ status: "guest", isInitialized: true });
});

test("a sign-out right after opening a page ends the session at once, before its code has loaded", async () => {
  const world = await createSessionSimulation();
  const first = world.open();
  await first.session.signIn(LOGIN);
  const tab = world.reload(first);
  tab.session.signOut();
  expect(tab.session.getSnapshot()).toMatchObject({ status: "guest", isInitialized: true, customer: undefined });
  expect(tab.ended).toEqual(["signedOut"]);
  expect(STORAGE_KEYS.filter((key) => world.local.get(key) ?? tab.sessionStorage.get(key))).toEqual([]);
  await world.flush();
  expect(world.server.tokens.map(({ isRevoked }) => isRevoked)).toEqual([true]);
  expect(tab.session.getSnapshot().status).toBe("guest");
});

test("a guest who signs out has no token to revoke", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  const logout = vi.spyOn(world.server.client, "logout");
  tab.session.signOut();
  await world.flush();
  expect(tab.credentials.token()).toBeUndefined();
  expect([tab.ended, tab.logged]).toEqual([["signedOut"], []]);
  expect(logout).not.toHaveBeenCalled();
});

test("a reload keeps the greeting and ends no session", async () => {
  const world = await createSessionSimulation();
  const first = world.open();
  await first.session.signIn(LOGIN);
  const tab = world.reload(first);
  expect(tab.session.getSnapshot()).toMatchObject({ status: "customer", profileName: "Anna Auer" });
  expect(tab.sessionStorage.get("profileName")).toBe("Anna Auer");
  expect(tab.ended).toEqual([]);
});

test("a registration signs in and hands over the guest's cart", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  tab.cart.handle = { cartId: 5, token: "guest" };
  const register = vi.spyOn(world.server.client, "register");
  const input = { email: CUSTOMER.email } as Parameters<typeof tab.session.register>[0];
  expect(await tab.session.register(input)).toEqual(CUSTOMER);
  expect(register.mock.calls).toEqual([[input, { cartId: 5, token: "guest" }]]);
  expect(tab.session.getSnapshot()).toMatchObject({ status: "customer", customer: CUSTOMER });
});

test("a new second factor continues with a new token", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  await tab.session.confirmSecondFactor("123456");
  expect(world.local.get("jwtToken")).toBe(world.server.tokens[1]?.text);
  expect(tab.session.getSnapshot().status).toBe("customer");
});

test("a forgotten password is reset without a session", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  const { client } = world.server;
  const [forgot, reset] = [vi.spyOn(client, "forgotPassword"), vi.spyOn(client, "resetPassword")];
  await tab.session.forgotPassword(CUSTOMER.email);
  const input = { password: "geheim13" } as Parameters<typeof tab.session.resetPassword>[0];
  await tab.session.resetPassword(input);
  expect([forgot.mock.calls, reset.mock.calls]).toEqual([[[CUSTOMER.email]], [[input]]]);
  world.server.network = "offline";
  await expect(tab.session.forgotPassword(CUSTOMER.email)).rejects.toMatchObject({ code: "NETWORK" });
});

test("changed data of the customer shows at once, and listeners hear of each change", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  let changes = 0;
  const unsubscribe = tab.session.subscribe(() => (changes += 1));
  tab.session.setCustomer({ ...CUSTOMER, firstName: "Annemarie" });
  await world.flush();
  expect(tab.session.getSnapshot()).toMatchObject({ customer: { firstName: "Annemarie" } });
  expect(changes).toBe(1);
  unsubscribe();
  tab.session.signOut();
  expect(changes).toBe(1);
});

test("an ended express checkout leaves nothing", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  tab.session.startExpress({ email: "eilig@example.at", address: undefined });
  await world.flush();
  tab.session.endExpress();
  await world.flush();
  expect(tab.session.getSnapshot().expressUser).toBeUndefined();
  expect(SESSION_STORAGE_KEYS.filter((key) => tab.sessionStorage.get(key))).toEqual([]);
});

test("a sign-in in another tab reaches an open page, also when the clock has jumped past its end", async () => {
  const world = await createSessionSimulation();
  const [one, two] = [world.open(), world.open()];
  two.isFrozen = true;
  await one.session.signIn(LOGIN);
  world.shiftDeviceClock(24 * HOUR);
  two.isFrozen = false;
  two.resume();
  await world.flush();
  expect(two.session.getSnapshot().status).toBe("customer");
});

test("a page that is shown again without news notifies no listener", async () => {
  const world = await createSessionSimulation();
  const tab = world.open();
  await tab.session.signIn(LOGIN);
  const listener = vi.fn<() => void>();
  tab.session.subscribe(listener);
  tab.resume();
  await world.flush();
  expect(listener).not.toHaveBeenCalled();
});
