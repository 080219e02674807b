import { expect, test } from "vitest";
import type { Customer } from "../domain/customer/customer.js";
import { guestSession } from "./sessionState.js";
import type { SessionToken } from "../domain/session/sessionToken.js";
import { type SessionEvent, type SessionMachine, sessionTransition } from "./sessionTransition.js";

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

const tokenOf = (customerId: number, more: Partial<SessionToken> = {}): SessionToken => ({
  jwt: `token of ${customerId}`,
  customerId,
  isAdmin: false,
  receivedAtMs: NOW,
  lifetimeMs: 6 * HOUR,
  ...more,
});

const customerOf = (id: number): Customer => ({
  id,
  addressId: undefined,
  email: `${id}@example.at`,
  ref: "",
  titleId: 1,
  firstName: "Anna",
  lastName: String(id),
  company: "",
  vatNumber: "",
  vatStatus: "unchecked",
  newsletter: false,
  phone: "",
  mobilePhone: "",
  countryId: undefined,
  pendingEmail: "",
  hasTwoFactor: false,
});

const guest: SessionMachine = { session: guestSession, token: undefined, isRefreshing: false, generation: 0 };
const signedIn = (id: number): SessionEvent => ({
  type: "signedIn",
  token: tokenOf(id),
  customer: customerOf(id),
  nowMs: NOW,
});
const storageRead = (token: SessionToken, nowMs = NOW, isOpening = false): SessionEvent => ({
  type: "storageRead",
  stored: { token, email: "", profileName: "stored name" },
  express: undefined,
  nowMs,
  isOpening,
});

const [anna] = sessionTransition(guest, signedIn(1));

const nextCheck = { type: "scheduleCheck", delayMs: 60_000 };

test("signing in stores the customer, and tells other tabs", () => {
  const [state, effects] = sessionTransition({ ...guest, isRefreshing: true }, signedIn(1));
  expect(state).toMatchObject({ token: tokenOf(1), isRefreshing: false, session: { profileName: "Anna 1" } });
  expect(effects).toEqual([
    { type: "storeCustomer", customer: customerOf(1) },
    { type: "broadcast" },
    { type: "started", customerId: 1 },
    nextCheck,
  ]);
});

test.each<[string, SessionEvent, object[]]>([
  [
    "by the shopper",
    { type: "signedOut" },
    [
      { type: "clear", which: "all" },
      { type: "revoke", token: tokenOf(1) },
      { type: "broadcast" },
      { type: "ended", reason: "signedOut", customerId: 1 },
    ],
  ],
  [
    "by the backend",
    { type: "refreshFailed", generation: anna.generation, isRejected: true, nowMs: NOW },
    [{ type: "clear", which: "all" }, { type: "broadcast" }, { type: "ended", reason: "rejected", customerId: 1 }],
  ],
  [
    "in another tab",
    { type: "storageRead", stored: undefined, express: undefined, nowMs: NOW, isOpening: false },
    [
      { type: "clear", which: "tab" },
      { type: "ended", reason: "otherTab", customerId: 1 },
    ],
  ],
])("a session that is ended %s leaves a guest, and nothing in flight", (_by, event, ending) => {
  const [state, effects] = sessionTransition({ ...anna, isRefreshing: true }, event);
  expect(state).toEqual({
    session: { ...guestSession, isInitialized: true },
    token: undefined,
    isRefreshing: false,
    generation: anna.generation + 1,
  });
  expect(effects).toEqual(ending);
});

test("a guest who signs out revokes nothing, and has no refresh that fails", () => {
  const [, effects] = sessionTransition(guest, { type: "signedOut" });
  expect(effects.map(({ type }) => type)).toEqual(["clear", "broadcast", "ended"]);
  const failed: SessionEvent = { type: "refreshFailed", generation: 0, isRejected: true, nowMs: NOW };
  expect(sessionTransition(guest, failed)).toEqual([guest, []]);
});

test("a new token tells other tabs, and keeps the customer", () => {
  const token = tokenOf(1, { jwt: "renewed", isAdmin: true });
  const event: SessionEvent = { type: "tokenRefreshed", generation: anna.generation, token, nowMs: NOW };
  const [state, effects] = sessionTransition({ ...anna, isRefreshing: true }, event);
  expect(state).toEqual({ ...anna, token, session: { ...anna.session, isAdmin: true } });
  expect(effects).toEqual([{ type: "broadcast" }, nextCheck]);
});

test("changed data of the customer changes the greeting; those of an earlier session do not", () => {
  const customer = { ...customerOf(1), firstName: "Annemarie" };
  const loaded = (generation: number) => sessionTransition(anna, { type: "customerLoaded", generation, customer });
  expect(loaded(anna.generation)).toEqual([
    { ...anna, session: { ...anna.session, customer, profileName: "Annemarie 1" } },
    [{ type: "storeCustomer", customer }],
  ]);
  expect(loaded(anna.generation - 1)).toEqual([anna, []]);
});

test("the end of an express checkout changes nothing else of a guest", () => {
  const session = { ...guestSession, isInitialized: true };
  const expressUser = { startedAtMs: NOW, email: "eilig@example.at", address: undefined };
  const before = { ...guest, generation: 3, session };
  const [quick] = sessionTransition(before, { type: "expressChanged", express: expressUser, nowMs: NOW });
  expect(quick).toEqual({ ...before, session: { ...session, expressUser } });
  const read: SessionEvent = {
    type: "storageRead",
    stored: undefined,
    express: expressUser,
    nowMs: NOW + HOUR,
    isOpening: false,
  };
  expect(sessionTransition(guest, read)).toEqual([
    { ...guest, session },
    [{ type: "storeExpress", express: undefined }],
  ]);
  expect(sessionTransition(quick, read)[0]).toEqual(before);
  expect(sessionTransition(guest, { ...read, express: undefined })).toEqual([{ ...guest, session }, []]);
});

test("a token received for an ended session is not used, and is revoked", () => {
  const token = tokenOf(1, { jwt: "renewed" });
  const renewed: SessionEvent = { type: "tokenRefreshed", generation: anna.generation, token, nowMs: NOW };
  expect(sessionTransition(anna, renewed)[0].token).toBe(token);
  const [ended] = sessionTransition(anna, { type: "signedOut" });
  const [other] = sessionTransition(ended, signedIn(2));
  for (const state of [ended, other, { ...ended, generation: anna.generation }]) {
    expect(sessionTransition(state, renewed)).toEqual([state, [{ type: "revoke", token }]]);
  }
});

test("the result of an older session's refresh does not affect the next session", () => {
  const busy = { ...anna, isRefreshing: true };
  const { generation } = busy;
  for (const event of [
    { type: "refreshSkipped", generation: generation - 1 },
    { type: "refreshFailed", generation: generation - 1, isRejected: true, nowMs: NOW },
  ] satisfies SessionEvent[]) {
    expect(sessionTransition(busy, event)).toEqual([busy, []]);
  }
  expect(sessionTransition(busy, { type: "refreshSkipped", generation })).toEqual([anna, []]);
});

test("a failed refresh is retried after 30 seconds until the token expires", () => {
  const { generation } = anna;
  const failed = (nowMs: number) =>
    sessionTransition({ ...anna, isRefreshing: true }, { type: "refreshFailed", generation, isRejected: false, nowMs });
  expect(failed(NOW + 5 * HOUR)).toEqual([
    { ...anna, isRefreshing: false },
    [{ type: "scheduleCheck", delayMs: 30_000 }],
  ]);
  const [ended, effects] = failed(NOW + 6 * HOUR);
  expect(ended.session.status).toBe("guest");
  expect(effects).toContainEqual({ type: "ended", reason: "expired", customerId: 1 });
});

test("another customer in another tab: nothing of the previous one stays, including the greeting", () => {
  const [state, effects] = sessionTransition(anna, storageRead(tokenOf(2)));
  expect(state.session).toMatchObject({ customerId: 2, customer: undefined, profileName: "" });
  expect(effects).toContainEqual({ type: "clear", which: "tab" });
  expect(effects).toContainEqual({ type: "started", customerId: 2 });
  const [reloaded, reloadEffects] = sessionTransition(guest, storageRead(tokenOf(1)));
  expect(reloaded.session.profileName).toBe("stored name");
  expect(reloadEffects).toEqual([
    { type: "started", customerId: 1 },
    { type: "loadCustomer", generation: 1 },
    nextCheck,
  ]);
  // A response may have been lost.
  expect(sessionTransition(reloaded, storageRead(tokenOf(1)))[1]).toEqual([
    { type: "loadCustomer", generation: 1 },
    nextCheck,
  ]);
});

test("a new token updates the admin role in both directions", () => {
  const [admin] = sessionTransition(anna, storageRead(tokenOf(1, { jwt: "as admin", isAdmin: true })));
  expect(admin.session.isAdmin).toBe(true);
  expect(sessionTransition(admin, storageRead(tokenOf(1)))[0].session.isAdmin).toBe(false);
});

test("an express checkout is for guests, and is checked again within a minute", () => {
  const express = { startedAtMs: NOW, email: "eilig@example.at", address: undefined };
  const changed: SessionEvent = { type: "expressChanged", express, nowMs: NOW };
  expect(sessionTransition(anna, changed)).toEqual([anna, []]);
  const [quick, effects] = sessionTransition(guest, changed);
  expect(quick.session.expressUser).toEqual(express);
  expect(effects).toEqual([
    { type: "storeExpress", express },
    { type: "scheduleCheck", delayMs: 60_000 },
  ]);
  expect(sessionTransition(quick, signedIn(1))[1]).toContainEqual({ type: "storeExpress", express: undefined });
});

test("data changed in another tab is requested again; guests have none", () => {
  const stored = { token: tokenOf(1), email: "new@example.at", profileName: "" };
  const event: SessionEvent = { type: "storageRead", stored, express: undefined, nowMs: NOW, isOpening: false };
  expect(sessionTransition(anna, event)[1]).toContainEqual({ type: "loadCustomer", generation: anna.generation });
  expect(sessionTransition(anna, storageRead(tokenOf(1)))[1]).toEqual([{ type: "scheduleCheck", delayMs: 60_000 }]);
  const same = { ...stored, email: customerOf(1).email };
  expect(sessionTransition(anna, { ...event, stored: same })[1]).toEqual([nextCheck]);
  const late: SessionEvent = { type: "customerLoaded", generation: anna.generation, customer: customerOf(2) };
  expect(sessionTransition(anna, late)).toEqual([anna, []]);
});

test("a token that expired while no page was open is not validated; one that expired on an open page is", () => {
  const [state, effects] = sessionTransition(guest, storageRead(tokenOf(1), NOW + 6 * HOUR, true));
  expect(state).toMatchObject({ token: undefined, session: { status: "guest", isInitialized: true } });
  expect(effects).toEqual([
    { type: "clear", which: "all" },
    { type: "broadcast" },
    { type: "ended", reason: "expired", customerId: 1 },
  ]);
  const [still, reloadEffects] = sessionTransition(guest, storageRead(tokenOf(1), NOW + 6 * HOUR));
  expect(still.session.status).toBe("customer");
  expect(reloadEffects.map(({ type }) => type)).toContain("refresh");
  const [inTime] = sessionTransition(guest, storageRead(tokenOf(1), NOW + 6 * HOUR - 1, true));
  expect(inTime.session.status).toBe("customer");
});

test("one refresh at a time, also at the end of a token", () => {
  const [busy, effects] = sessionTransition(anna, storageRead(tokenOf(1), NOW + 5 * HOUR));
  expect(effects).toContainEqual({ type: "refresh", generation: anna.generation, token: tokenOf(1) });
  const [still, more] = sessionTransition(busy, storageRead(tokenOf(1), NOW + 7 * HOUR));
  expect(still.session.status).toBe("customer");
  expect(more).toEqual([]);
});
