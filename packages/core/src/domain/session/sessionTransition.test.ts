import { expect, test } from "vitest";
import type { Customer } from "../customer/customer.js";
import { guestSession } from "./sessionState.js";
import type { SessionToken } from "./sessionToken.js";
import { type SessionEvent, type SessionMachine, sessionTransition } from "./sessionTransition.js";

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

const tokenOf = (customerId: number, more: Partial<SessionToken> = {}): SessionToken => ({
  text: `token of ${customerId}`,
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
  cellphone: "",
  countryId: undefined,
  emailPending: "",
  secondFactor: false,
});

const guest: SessionMachine = { session: guestSession, token: undefined, refreshing: false, generation: 0 };
const signedIn = (id: number): SessionEvent => ({
  type: "signedIn",
  token: tokenOf(id),
  customer: customerOf(id),
  nowMs: NOW,
});
const looked = (token: SessionToken, nowMs = NOW, opening = false): SessionEvent => ({
  type: "looked",
  stored: { token, email: "", profileName: "stored name" },
  express: undefined,
  nowMs,
  opening,
});

const [anna] = sessionTransition(guest, signedIn(1));

test("a token that comes for a session that is over does not come to life, nor live on at the shop", () => {
  const token = tokenOf(1, { text: "renewed" });
  const renewed: SessionEvent = { type: "renewed", generation: anna.generation, token, nowMs: NOW };
  expect(sessionTransition(anna, renewed)[0].token).toBe(token);
  const [over] = sessionTransition(anna, { type: "signedOut" });
  const [other] = sessionTransition(over, signedIn(2));
  for (const state of [over, other, { ...over, generation: anna.generation }]) {
    expect(sessionTransition(state, renewed)).toEqual([state, [{ type: "revoke", token }]]);
  }
});

test("what became of an older session's refresh is nothing to the next", () => {
  const busy = { ...anna, refreshing: true };
  const { generation } = busy;
  for (const event of [
    { type: "settled", generation: generation - 1 },
    { type: "refreshFailed", generation: generation - 1, refused: true, nowMs: NOW },
  ] satisfies SessionEvent[]) {
    expect(sessionTransition(busy, event)).toEqual([busy, []]);
  }
  expect(sessionTransition(busy, { type: "settled", generation })[0].refreshing).toBe(false);
});

test("a refresh that failed is tried again after half a minute, until the token ends", () => {
  const { generation } = anna;
  const failed = (nowMs: number) =>
    sessionTransition({ ...anna, refreshing: true }, { type: "refreshFailed", generation, refused: false, nowMs });
  expect(failed(NOW + 5 * HOUR)).toEqual([{ ...anna, refreshing: false }, [{ type: "checkIn", ms: 30_000 }]]);
  expect(failed(NOW + 6 * HOUR)[0].session.status).toBe("guest");
});

test("another customer in another tab: of the one before nothing is left here, the name in the greeting neither", () => {
  const [state, effects] = sessionTransition(anna, looked(tokenOf(2)));
  expect(state.session).toMatchObject({ customerId: 2, customer: undefined, profileName: "" });
  expect(effects).toContainEqual({ type: "clear", which: "visit" });
  expect(effects).toContainEqual({ type: "began", customerId: 2 });
  const [reloaded, asked] = sessionTransition(guest, looked(tokenOf(1)));
  expect(reloaded.session.profileName).toBe("stored name");
  expect(asked).not.toContainEqual({ type: "clear", which: "visit" });
});

test("who has become an admin with a new token has the menus of one, and who is no more has not", () => {
  const [admin] = sessionTransition(anna, looked(tokenOf(1, { text: "as admin", isAdmin: true })));
  expect(admin.session.isAdmin).toBe(true);
  expect(sessionTransition(admin, looked(tokenOf(1)))[0].session.isAdmin).toBe(false);
});

test("an express checkout is for guests, and is looked at again within a minute", () => {
  const express = { startedAtMs: NOW, email: "eilig@example.at", address: undefined };
  const changed: SessionEvent = { type: "expressChanged", express, nowMs: NOW };
  expect(sessionTransition(anna, changed)).toEqual([anna, []]);
  const [quick, effects] = sessionTransition(guest, changed);
  expect(quick.session.express).toEqual(express);
  expect(effects).toEqual([
    { type: "rememberExpress", express },
    { type: "checkIn", ms: 60_000 },
  ]);
  expect(sessionTransition(quick, signedIn(1))[1]).toContainEqual({ type: "rememberExpress", express: undefined });
});

test("data that was changed in another tab is asked for again, and data of nobody's is not", () => {
  const stored = { token: tokenOf(1), email: "new@example.at", profileName: "" };
  const event: SessionEvent = { type: "looked", stored, express: undefined, nowMs: NOW, opening: false };
  expect(sessionTransition(anna, event)[1]).toContainEqual({ type: "loadCustomer", generation: anna.generation });
  expect(sessionTransition(anna, looked(tokenOf(1)))[1]).toEqual([{ type: "checkIn", ms: 60_000 }]);
  const late: SessionEvent = { type: "customerLoaded", generation: anna.generation, customer: customerOf(2) };
  expect(sessionTransition(anna, late)).toEqual([anna, []]);
});

test("a token that ran out while no page was open is not asked about; one that ran out under a page's eyes is", () => {
  const [state, effects] = sessionTransition(guest, looked(tokenOf(1), NOW + 6 * HOUR, true));
  expect(state).toMatchObject({ token: undefined, session: { status: "guest", initialized: true } });
  expect(effects).toEqual([
    { type: "clear", which: "all" },
    { type: "tell" },
    { type: "ended", reason: "expired", customerId: 1 },
  ]);
  const [still, asked] = sessionTransition(guest, looked(tokenOf(1), NOW + 6 * HOUR));
  expect(still.session.status).toBe("customer");
  expect(asked.map(({ type }) => type)).toContain("refresh");
  const [inTime] = sessionTransition(guest, looked(tokenOf(1), NOW + 6 * HOUR - 1, true));
  expect(inTime.session.status).toBe("customer");
});

test("one refresh is on its way at a time, also at the end of a token", () => {
  const [busy, effects] = sessionTransition(anna, looked(tokenOf(1), NOW + 5 * HOUR));
  expect(effects).toContainEqual({ type: "refresh", generation: anna.generation, token: tokenOf(1) });
  const [still, more] = sessionTransition(busy, looked(tokenOf(1), NOW + 7 * HOUR));
  expect(still.session.status).toBe("customer");
  expect(more).toEqual([]);
});
