import { CONSENT_PURPOSES, type ConsentChoice, type ConsentRecord, consentToAll } from "../domain/consent/consent.js";
import type { Environment } from "../environment/environment.js";
import { CONSENT_COOKIE, consentCookieHeader, parseConsent } from "../wire/consentCookie.js";
import { createStore, type Store } from "../store/createStore.js";

/** Stored consent of the shopper. */
export interface ConsentState {
  /** Undefined before a choice: everything is denied. */
  record: ConsentRecord | undefined;
}

/** The shopper's consent to third parties: stored in a cookie for 150 days, the same in all tabs. */
export interface ConsentStore extends Store<ConsentState> {
  /** State the server rendered the page with. */
  readonly rendered: ConsentState;
  /** Returns the purposes granted now; none before a choice. */
  allowed(): ConsentChoice;
  /** Grants all purposes, or none. */
  chooseAll(granted: boolean): void;
  /** Grants or withdraws consent per purpose. */
  choose(choice: ConsentChoice): void;
  /** Reads the cookie and follows the other tabs. */
  start(): void;
}

type ConsentEffect =
  | { type: "store"; record: ConsentRecord }
  /** The effective consent changed. */
  | { type: "change"; before: ConsentChoice; after: ConsentChoice };

/** Returns the effective consent; everything is denied before a choice. */
export const effectiveConsent = ({ record }: ConsentState): ConsentChoice => record?.choice ?? consentToAll(false);

/** Returns the next consent state and its effects. An unchanged choice is stored too, to renew the cookie lifetime. */
export function consentTransition(
  state: ConsentState,
  event: { type: "read"; record: ConsentRecord | undefined } | { type: "chosen"; record: ConsentRecord },
): readonly [ConsentState, readonly ConsentEffect[]] {
  const next: ConsentState = { record: event.record };
  const [before, after] = [effectiveConsent(state), effectiveConsent(next)];
  const isOther = CONSENT_PURPOSES.some((purpose) => before[purpose] !== after[purpose]);
  const change: ConsentEffect[] = isOther ? [{ type: "change", before, after }] : [];
  if (event.type === "chosen") return [next, [{ type: "store", record: event.record }, ...change]];
  const isSame = state.record?.chosenAt === event.record?.chosenAt && !isOther;
  return [isSame ? state : next, change];
}

/** Broadcast message: read the cookie. */
const COOKIE_CHANGED = "consent";

export function createConsentStore(deps: {
  environment: Pick<Environment, "broadcast" | "clock" | "cookies" | "log" | "resumed">;
  rendered: ConsentRecord | undefined;
  onChange: (change: { before: ConsentChoice; after: ConsentChoice }) => void;
}): ConsentStore {
  const { broadcast, clock, cookies, log, resumed } = deps.environment;
  const rendered: ConsentState = { record: deps.rendered };
  const { getSnapshot, send, subscribe } = createStore(rendered, consentTransition, run, log);

  function run(effect: ConsentEffect): void {
    if (effect.type === "change") return deps.onChange({ before: effect.before, after: effect.after });
    cookies.set(consentCookieHeader(effect.record));
    broadcast.post(COOKIE_CHANGED);
  }

  const read = (): void => send({ type: "read", record: parseConsent(cookies.get(CONSENT_COOKIE), clock.now()) });

  const choose = (choice: ConsentChoice): void =>
    send({ type: "chosen", record: { choice, chosenAt: Math.floor(clock.now() / 1000) } });

  return {
    rendered,
    getSnapshot,
    subscribe,
    allowed: () => effectiveConsent(getSnapshot()),
    chooseAll: (granted) => choose(consentToAll(granted)),
    choose,
    start() {
      broadcast.subscribe((message) => message === COOKIE_CHANGED && read());
      resumed.subscribe(read);
      read();
    },
  };
}
