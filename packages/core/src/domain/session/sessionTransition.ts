import type { Customer } from "../customer/customer.js";
import { decideToken } from "./decideToken.js";
import type { ExpressUser } from "./expressUser.js";
import { EXPRESS_LIFETIME_MS, isExpressFresh } from "./isExpressFresh.js";
import { guestSession, type SessionEnd, type SessionState, type StoredSession } from "./sessionState.js";
import type { SessionToken } from "./sessionToken.js";

/** Session and its internal state. */
export interface SessionMachine {
  session: SessionState;
  token: SessionToken | undefined;
  /** A token refresh is in flight. */
  refreshing: boolean;
  /** Incremented on every change of customer; responses for an older generation are ignored. */
  generation: number;
}

/** Event of the session state machine. */
export type SessionEvent =
  /** Storage was read: at start, or when another tab or device sleep may have changed it. */
  | {
      type: "looked";
      stored: StoredSession | undefined;
      express: ExpressUser | undefined;
      nowMs: number;
      /** The page was just opened. */
      opening: boolean;
    }
  | { type: "signedIn"; token: SessionToken; customer: Customer; nowMs: number }
  /** New token from a refresh or a password change; already stored. */
  | { type: "renewed"; generation: number; token: SessionToken; nowMs: number }
  /** Refresh skipped: another tab refreshed the token or ended the session. */
  | { type: "settled"; generation: number }
  | { type: "refreshFailed"; generation: number; refused: boolean; nowMs: number }
  | { type: "customerLoaded"; generation: number; customer: Customer }
  | { type: "signedOut" }
  | { type: "expressChanged"; express: ExpressUser | undefined; nowMs: number };

/** Side effect to run after the state is updated. */
export type SessionEffect =
  | { type: "rememberToken"; token: SessionToken }
  | { type: "rememberCustomer"; customer: Customer }
  | { type: "clear"; which: "all" | "visit" }
  | { type: "rememberExpress"; express: ExpressUser | undefined }
  | { type: "refresh"; generation: number; token: SessionToken }
  /** Skipped while a request is in flight. */
  | { type: "loadCustomer"; generation: number }
  | { type: "revoke"; token: SessionToken }
  | { type: "checkIn"; ms: number }
  /** Broadcast the change to other tabs. */
  | { type: "tell" }
  | { type: "began"; customerId: number }
  | { type: "ended"; reason: SessionEnd; customerId: number };

type Step = readonly [SessionMachine, readonly SessionEffect[]];

/** Interval of token checks: a single long timer would miss clock changes and device sleep. */
const CHECK_MS = 60_000;
/**
 * Retry delay after a failed refresh; stays within the 60 s in which the backend replays the response of a lost
 * refresh.
 */
const RETRY_MS = 30_000;

/** Returns the next session state and its effects. Pure: the caller provides time, storage, network and tabs. */
export function sessionTransition(state: SessionMachine, event: SessionEvent): Step {
  switch (event.type) {
    case "looked":
      return looked(state, event);
    case "signedIn":
      return begin(state, event.token, event.nowMs, {
        customer: event.customer,
        profileName: `${event.customer.firstName} ${event.customer.lastName}`.trim(),
        effects: [
          { type: "rememberToken", token: event.token },
          { type: "rememberCustomer", customer: event.customer },
          { type: "tell" },
        ],
      });
    case "renewed":
      // The session changed or ended meanwhile: revoke the new token instead of restoring the session.
      if (event.generation !== state.generation || state.token === undefined) {
        return [state, [{ type: "revoke", token: event.token }]];
      }
      return check({ ...withToken(state, event.token), refreshing: false }, event.nowMs, [{ type: "tell" }]);
    case "settled":
      return [event.generation === state.generation ? { ...state, refreshing: false } : state, []];
    case "refreshFailed":
      if (event.generation !== state.generation || state.token === undefined) return [state, []];
      if (event.refused) return end(state, "refused");
      if (decide(state.token, event.nowMs) === "expire") return end(state, "expired");
      return [{ ...state, refreshing: false }, [{ type: "checkIn", ms: RETRY_MS }]];
    case "customerLoaded":
      if (event.generation !== state.generation || event.customer.id !== state.session.customerId) return [state, []];
      return [
        { ...state, session: { ...state.session, customer: event.customer, profileName: nameOf(event.customer) } },
        [{ type: "rememberCustomer", customer: event.customer }],
      ];
    case "signedOut":
      return end(state, "signedOut");
    case "expressChanged": {
      if (state.token !== undefined) return [state, []];
      const next = { ...state, session: { ...state.session, express: event.express } };
      return check(next, event.nowMs, [{ type: "rememberExpress", express: event.express }]);
    }
  }
}

const nameOf = ({ firstName, lastName }: Customer): string => `${firstName} ${lastName}`.trim();

/** Applies the stored session; another tab may have signed in, signed out or refreshed the token. */
function looked(state: SessionMachine, event: Extract<SessionEvent, { type: "looked" }>): Step {
  const { stored, express, nowMs } = event;
  if (stored === undefined) {
    if (state.session.status === "customer") return end(state, "otherTab");
    return check({ ...state, session: { ...state.session, initialized: true, express } }, nowMs);
  }
  if (state.token?.customerId === stored.token.customerId) {
    // Loads the customer again after a failure or a change in another tab.
    const known = state.session.customer?.email;
    const load = { type: "loadCustomer", generation: state.generation } as const;
    const isStale = known === undefined || (stored.email !== "" && stored.email !== known);
    return check(withToken(state, stored.token), nowMs, isStale ? [load] : []);
  }
  // A token that expired before the page was opened is dropped without a request; only a clock change while open
  // justifies one.
  if (event.opening && decide(stored.token, nowMs) === "expire") return end(state, "expired", stored.token.customerId);
  // The stored name belongs to the previous customer.
  const isOther = state.token !== undefined;
  return begin(state, stored.token, nowMs, {
    customer: undefined,
    profileName: isOther ? "" : stored.profileName,
    effects: isOther ? [{ type: "clear", which: "visit" }] : [],
  });
}

function begin(
  state: SessionMachine,
  token: SessionToken,
  nowMs: number,
  who: { customer: Customer | undefined; profileName: string; effects: readonly SessionEffect[] },
): Step {
  const generation = state.generation + 1;
  const load: SessionEffect[] = who.customer === undefined ? [{ type: "loadCustomer", generation }] : [];
  const session: SessionState = {
    ...guestSession,
    status: "customer",
    initialized: true,
    customer: who.customer,
    customerId: token.customerId,
    profileName: who.profileName,
    isAdmin: token.isAdmin,
  };
  const { express, customerId } = state.session;
  return check({ session, token, refreshing: false, generation }, nowMs, [
    ...who.effects,
    ...(express === undefined ? [] : [{ type: "rememberExpress", express: undefined } as const]),
    // A reload continues the session of the same customer.
    ...(customerId === token.customerId ? [] : [{ type: "began", customerId: token.customerId } as const]),
    ...load,
  ]);
}

/**
 * Clears the session. After a sign-out in another tab only the data of this tab is cleared: a new user may have signed
 * in since.
 */
function end(state: SessionMachine, reason: SessionEnd, customerId = state.session.customerId): Step {
  const { token, generation } = state;
  const next = { ...state, token: undefined, refreshing: false, generation: generation + 1 };
  return [
    { ...next, session: { ...guestSession, initialized: true } },
    [
      { type: "clear", which: reason === "otherTab" ? "visit" : "all" },
      ...(reason === "signedOut" && token !== undefined ? [{ type: "revoke", token } as const] : []),
      ...(reason === "otherTab" ? [] : [{ type: "tell" } as const]),
      { type: "ended", reason, customerId },
    ],
  ];
}

const withToken = (state: SessionMachine, token: SessionToken): SessionMachine => ({
  ...state,
  token,
  session: state.session.isAdmin === token.isAdmin ? state.session : { ...state.session, isAdmin: token.isAdmin },
});

/** Decides on a token refresh and schedules the next check. */
function check(state: SessionMachine, nowMs: number, effects: readonly SessionEffect[] = []): Step {
  const { token, session } = state;
  if (token === undefined) return checkExpress(state, session.express, nowMs, effects);
  if (decide(token, nowMs) === "keep") return [state, [...effects, { type: "checkIn", ms: CHECK_MS }]];
  // Refreshes even an expired token, because the local clock may have jumped; a failed refresh then ends the session.
  if (state.refreshing) return [state, effects];
  return [{ ...state, refreshing: true }, [...effects, { type: "refresh", generation: state.generation, token }]];
}

function checkExpress(
  state: SessionMachine,
  express: ExpressUser | undefined,
  nowMs: number,
  effects: readonly SessionEffect[],
): Step {
  if (express === undefined) return [state, effects];
  if (!isExpressFresh(express.startedAtMs, nowMs)) {
    const over = { ...state, session: { ...state.session, express: undefined } };
    return [over, [...effects, { type: "rememberExpress", express: undefined }]];
  }
  return [state, [...effects, { type: "checkIn", ms: Math.min(CHECK_MS, EXPRESS_LIFETIME_MS) }]];
}

function decide({ receivedAtMs, lifetimeMs }: SessionToken, nowMs: number): "keep" | "refresh" | "expire" {
  // The local clock was set back, so the age is meaningless; a new token restarts it.
  if (nowMs < receivedAtMs) return "refresh";
  return decideToken({ issuedAtMs: receivedAtMs, expiresAtMs: receivedAtMs + lifetimeMs, nowMs });
}
