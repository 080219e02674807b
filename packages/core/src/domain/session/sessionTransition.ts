import type { Customer } from "../customer/customer.js";
import { decideToken } from "./decideToken.js";
import type { ExpressUser } from "./expressUser.js";
import { EXPRESS_LIFETIME_MS, isExpressFresh } from "./isExpressFresh.js";
import { guestSession, type SessionEnd, type SessionState, type StoredSession } from "./sessionState.js";
import type { SessionToken } from "./sessionToken.js";

/** A session with what nobody but its watcher sees. */
export interface SessionMachine {
  session: SessionState;
  token: SessionToken | undefined;
  /** a refresh is on its way */
  refreshing: boolean;
  /** grows with every other customer: an answer that belongs to an earlier one changes nothing */
  generation: number;
}

/** What can happen to a session. */
export type SessionEvent =
  /** storage as it is now: at the start, and whenever another tab or a long sleep may have changed it */
  | {
      type: "looked";
      stored: StoredSession | undefined;
      express: ExpressUser | undefined;
      nowMs: number;
      /** the page was only just opened */
      opening: boolean;
    }
  | { type: "signedIn"; token: SessionToken; customer: Customer; nowMs: number }
  /** by a refresh, or with a new password; storage holds it already */
  | { type: "renewed"; generation: number; token: SessionToken; nowMs: number }
  /** a refresh was not needed any more: another tab has renewed the token, or ended the session */
  | { type: "settled"; generation: number }
  | { type: "refreshFailed"; generation: number; refused: boolean; nowMs: number }
  | { type: "customerLoaded"; generation: number; customer: Customer }
  | { type: "signedOut" }
  | { type: "expressChanged"; express: ExpressUser | undefined; nowMs: number };

/** What the shell has to do once the new state stands. */
export type SessionEffect =
  | { type: "rememberToken"; token: SessionToken }
  | { type: "rememberCustomer"; customer: Customer }
  | { type: "clear"; which: "all" | "visit" }
  | { type: "rememberExpress"; express: ExpressUser | undefined }
  | { type: "refresh"; generation: number; token: SessionToken }
  /** unless it is on its way */
  | { type: "loadCustomer"; generation: number }
  | { type: "revoke"; token: SessionToken }
  | { type: "checkIn"; ms: number }
  /** to the other tabs */
  | { type: "tell" }
  | { type: "began"; customerId: number }
  | { type: "ended"; reason: SessionEnd; customerId: number };

type Step = readonly [SessionMachine, readonly SessionEffect[]];

/** However long the rest of a token's life: clocks change and devices sleep, so it is looked at once a minute. */
const CHECK_MS = 60_000;
/**
 * After a refresh that failed; a connection that comes back is a reason to try at once. Within the minute in which the
 * shop gives an answer that got lost once more.
 */
const RETRY_MS = 30_000;

/** The session's next state, and what has to be done about it. Pure: time, storage, network and tabs are the shell's. */
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
      // Somebody else by now, or nobody: the token must not come back to life, nor live on at the shop.
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

/** Another tab signed in, out, or renewed the token; or nothing happened. */
function looked(state: SessionMachine, event: Extract<SessionEvent, { type: "looked" }>): Step {
  const { stored, express, nowMs } = event;
  if (stored === undefined) {
    if (state.session.status === "customer") return end(state, "otherTab");
    return check({ ...state, session: { ...state.session, initialized: true, express } }, nowMs);
  }
  if (state.token?.customerId === stored.token.customerId) {
    // What failed before is asked for again, and what another tab has changed.
    const known = state.session.customer?.email;
    const load = { type: "loadCustomer", generation: state.generation } as const;
    const isStale = known === undefined || (stored.email !== "" && stored.email !== known);
    return check(withToken(state, stored.token), nowMs, isStale ? [load] : []);
  }
  // A token that ran out while nobody looked is not asked about: only a clock that jumped while a page was open is.
  if (event.opening && decide(stored.token, nowMs) === "expire") return end(state, "expired", stored.token.customerId);
  // This tab's greeting was for the customer before.
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
    // After a reload it is the same customer: nothing begins.
    ...(customerId === token.customerId ? [] : [{ type: "began", customerId: token.customerId } as const]),
    ...load,
  ]);
}

/** Nothing of the customer is left. What another tab cleared is not cleared again: somebody may have signed in since. */
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

/** What the background timer does. Source: specification 4, Auth. */
function check(state: SessionMachine, nowMs: number, effects: readonly SessionEffect[] = []): Step {
  const { token, session } = state;
  if (token === undefined) return checkExpress(state, session.express, nowMs, effects);
  if (decide(token, nowMs) === "keep") return [state, [...effects, { type: "checkIn", ms: CHECK_MS }]];
  // Also at its end: the shop knows better than a clock that jumped. Without an answer it is over, see "refreshFailed".
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
  // Older than when it came: the clock was put back, and the age means nothing. A new token has a new one.
  if (nowMs < receivedAtMs) return "refresh";
  return decideToken({ issuedAtMs: receivedAtMs, expiresAtMs: receivedAtMs + lifetimeMs, nowMs });
}
