import type { Customer } from "../domain/customer/customer.js";
import type { SessionToken } from "../domain/session/sessionToken.js";
import { type ExpressUser, isExpressFresh } from "../domain/session/expressUser.js";
import {
  customerSession,
  decideSessionToken,
  fullName,
  guestSession,
  type SessionEndReason,
  type SessionState,
  type StoredSession,
} from "./sessionState.js";

export interface SessionMachine {
  session: SessionState;
  token: SessionToken | undefined;
  isRefreshing: boolean;
  /** Incremented on every change of customer; responses for an older generation are ignored. */
  generation: number;
}

export type SessionEvent =
  /** Storage was read: at start, or when another tab or device sleep may have changed it. */
  | {
      type: "storageRead";
      stored: StoredSession | undefined;
      express: ExpressUser | undefined;
      nowMs: number;
      isOpening: boolean;
    }
  /** The token is already stored. */
  | { type: "signedIn"; token: SessionToken; customer: Customer; nowMs: number }
  /** New token from a refresh or a password change; already stored. */
  | { type: "tokenRefreshed"; generation: number; token: SessionToken; nowMs: number }
  /** Refresh skipped: another tab refreshed the token or ended the session. */
  | { type: "refreshSkipped"; generation: number }
  | { type: "refreshFailed"; generation: number; isRejected: boolean; nowMs: number }
  | { type: "customerLoaded"; generation: number; customer: Customer }
  | { type: "signedOut" }
  | { type: "expressChanged"; express: ExpressUser | undefined; nowMs: number };

export type SessionEffect =
  | { type: "storeCustomer"; customer: Customer }
  | { type: "clear"; which: "all" | "tab" }
  | { type: "storeExpress"; express: ExpressUser | undefined }
  | { type: "refresh"; generation: number; token: SessionToken }
  /** Skipped while a request is in flight. */
  | { type: "loadCustomer"; generation: number }
  | { type: "revoke"; token: SessionToken }
  | { type: "scheduleCheck"; delayMs: number }
  | { type: "broadcast" }
  | { type: "started"; customerId: number }
  | { type: "ended"; reason: SessionEndReason; customerId: number };

type Step = readonly [SessionMachine, readonly SessionEffect[]];

/** Interval of token checks: a single long timer would miss clock changes and device sleep. */
const CHECK_MS = 60_000;
/** Within the 60 s in which the backend replays the response of a lost refresh. */
const RETRY_MS = 30_000;

/** Returns the next session state and its effects. Pure: the caller provides time, storage, network and tabs. */
export function sessionTransition(state: SessionMachine, event: SessionEvent): Step {
  switch (event.type) {
    case "storageRead":
      return applyStoredSession(state, event);
    case "signedIn":
      return startSession(state, event.token, event.nowMs, {
        customer: event.customer,
        profileName: fullName(event.customer),
        effects: [{ type: "storeCustomer", customer: event.customer }, { type: "broadcast" }],
      });
    case "tokenRefreshed":
      // The session changed or ended meanwhile: revoke the new token instead of restoring the session.
      if (event.generation !== state.generation || state.token === undefined) {
        return [state, [{ type: "revoke", token: event.token }]];
      }
      return checkToken({ ...withToken(state, event.token), isRefreshing: false }, event.nowMs, [
        { type: "broadcast" },
      ]);
    case "refreshSkipped":
      return [event.generation === state.generation ? { ...state, isRefreshing: false } : state, []];
    case "refreshFailed":
      if (event.generation !== state.generation || state.token === undefined) return [state, []];
      if (event.isRejected) return endSession(state, "rejected");
      if (decideSessionToken(state.token, event.nowMs) === "expire") return endSession(state, "expired");
      return [{ ...state, isRefreshing: false }, [{ type: "scheduleCheck", delayMs: RETRY_MS }]];
    case "customerLoaded":
      if (event.generation !== state.generation || event.customer.id !== state.session.customerId) return [state, []];
      return [
        { ...state, session: { ...state.session, customer: event.customer, profileName: fullName(event.customer) } },
        [{ type: "storeCustomer", customer: event.customer }],
      ];
    case "signedOut":
      return endSession(state, "signedOut");
    case "expressChanged": {
      if (state.token !== undefined) return [state, []];
      const next = { ...state, session: { ...state.session, expressUser: event.express } };
      return checkToken(next, event.nowMs, [{ type: "storeExpress", express: event.express }]);
    }
  }
}

/** Applies the stored session; another tab may have signed in, signed out or refreshed the token. */
function applyStoredSession(state: SessionMachine, event: Extract<SessionEvent, { type: "storageRead" }>): Step {
  const { stored, express, nowMs } = event;
  if (stored === undefined) {
    if (state.session.status === "customer") return endSession(state, "otherTab");
    return checkToken({ ...state, session: { ...state.session, isInitialized: true, expressUser: express } }, nowMs);
  }
  if (state.token?.customerId === stored.token.customerId) {
    // Loads the customer again after a failure or a change in another tab.
    const known = state.session.customer?.email;
    const isStale = known === undefined || (stored.email !== "" && stored.email !== known);
    const load = effectIf(isStale, { type: "loadCustomer", generation: state.generation });
    return checkToken(withToken(state, stored.token), nowMs, load);
  }
  // A token that expired before the page was opened is dropped without a request; only a clock change while open
  // justifies one.
  if (event.isOpening && decideSessionToken(stored.token, nowMs) === "expire")
    return endSession(state, "expired", stored.token.customerId);
  // The stored name belongs to the previous customer.
  const isOther = state.token !== undefined;
  return startSession(state, stored.token, nowMs, {
    profileName: isOther ? "" : stored.profileName,
    effects: effectIf(isOther, { type: "clear", which: "tab" }),
  });
}

function startSession(
  state: SessionMachine,
  token: SessionToken,
  nowMs: number,
  start: { customer?: Customer; profileName: string; effects: readonly SessionEffect[] },
): Step {
  const generation = state.generation + 1;
  const session = customerSession(token, start.profileName, start.customer);
  const { expressUser, customerId } = state.session;
  return checkToken({ session, token, isRefreshing: false, generation }, nowMs, [
    ...start.effects,
    ...effectIf(expressUser !== undefined, { type: "storeExpress", express: undefined }),
    // A reload continues the session of the same customer.
    ...effectIf(customerId !== token.customerId, { type: "started", customerId: token.customerId }),
    ...effectIf(start.customer === undefined, { type: "loadCustomer", generation }),
  ]);
}

const effectIf = (isWanted: boolean, effect: SessionEffect): SessionEffect[] => (isWanted ? [effect] : []);

/** After a sign-out in another tab only the data of this tab is cleared: a new user may have signed in since. */
function endSession(state: SessionMachine, reason: SessionEndReason, customerId = state.session.customerId): Step {
  const { token, generation } = state;
  const session = { ...guestSession, isInitialized: true };
  const isHere = reason !== "otherTab";
  return [
    { session, token: undefined, isRefreshing: false, generation: generation + 1 },
    [
      { type: "clear", which: isHere ? "all" : "tab" },
      ...(reason === "signedOut" && token !== undefined ? [{ type: "revoke", token } as const] : []),
      ...effectIf(isHere, { type: "broadcast" }),
      { type: "ended", reason, customerId },
    ],
  ];
}

const withToken = (state: SessionMachine, token: SessionToken): SessionMachine => ({
  ...state,
  token,
  session: state.session.isAdmin === token.isAdmin ? state.session : { ...state.session, isAdmin: token.isAdmin },
});

/** Decides on a token refresh, or whether express data are fresh, and schedules the next check. */
function checkToken(state: SessionMachine, nowMs: number, effects: readonly SessionEffect[] = []): Step {
  const { token, session, generation } = state;
  const nextCheck = { type: "scheduleCheck", delayMs: CHECK_MS } as const;
  if (token === undefined) {
    if (session.expressUser === undefined) return [state, effects];
    if (isExpressFresh(session.expressUser.startedAtMs, nowMs)) return [state, [...effects, nextCheck]];
    const expired = { ...state, session: { ...session, expressUser: undefined } };
    return [expired, [...effects, { type: "storeExpress", express: undefined }]];
  }
  if (decideSessionToken(token, nowMs) === "keep") return [state, [...effects, nextCheck]];
  // Refreshes even an expired token, because the local clock may have jumped; a failed refresh then ends the session.
  if (state.isRefreshing) return [state, effects];
  return [{ ...state, isRefreshing: true }, [...effects, { type: "refresh", generation, token }]];
}
