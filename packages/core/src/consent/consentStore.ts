import { type ConsentChoice, consentToAll, type ConsentRecord } from "../domain/consent/consent.js";
import {
  effectiveConsent,
  type ConsentEffect,
  type ConsentEvent,
  type ConsentState,
  consentTransition,
} from "./consentTransition.js";
import type { Environment } from "../environment/environment.js";
import { CONSENT_COOKIE, consentCookieHeader, parseConsent } from "../wire/consentCookie.js";
import { createStore, type Store } from "../store/createStore.js";

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

/** Broadcast message: read the cookie. */
const COOKIE_CHANGED = "consent";

export function createConsentStore(deps: {
  environment: Pick<Environment, "broadcast" | "clock" | "cookies" | "log" | "resumed">;
  rendered: ConsentRecord | undefined;
  onChange: (change: { before: ConsentChoice; after: ConsentChoice }) => void;
}): ConsentStore {
  const { broadcast, clock, cookies, log, resumed } = deps.environment;
  const rendered: ConsentState = { record: deps.rendered };
  const store = createStore<ConsentState, ConsentEvent, ConsentEffect>(rendered, consentTransition, run, log);

  function run(effect: ConsentEffect): void {
    if (effect.type === "change") return deps.onChange({ before: effect.before, after: effect.after });
    cookies.set(consentCookieHeader(effect.record));
    broadcast.post(COOKIE_CHANGED);
  }

  const read = (): void => store.send({ type: "read", record: parseConsent(cookies.get(CONSENT_COOKIE), clock.now()) });

  const choose = (choice: ConsentChoice): void =>
    store.send({ type: "chosen", record: { choice, chosenAt: Math.floor(clock.now() / 1000) } });

  return {
    rendered,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    allowed: () => effectiveConsent(store.getSnapshot()),
    chooseAll: (granted) => choose(consentToAll(granted)),
    choose,
    start() {
      broadcast.subscribe((message) => message === COOKIE_CHANGED && read());
      resumed.subscribe(read);
      read();
    },
  };
}
