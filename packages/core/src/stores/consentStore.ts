import { type ConsentChoice, consentForAll, type ConsentRecord } from "../domain/consent/consent.js";
import {
  allowedBy,
  type ConsentEffect,
  type ConsentEvent,
  type ConsentState,
  consentTransition,
} from "../domain/consent/consentTransition.js";
import type { Environment } from "../environment/environment.js";
import { CONSENT_COOKIE, consentSetCookie, readConsent } from "../wire/consentCookie.js";
import { createStore, type Store } from "./createStore.js";

/** The choice about third parties: kept in a cookie, the same in all tabs, for 150 days. */
export interface ConsentStore extends Store<ConsentState> {
  /** as the page was drawn by the server */
  readonly rendered: ConsentState;
  /** What may run now. Nothing, as long as nobody has chosen. */
  allowed(): ConsentChoice;
  /** Everything, or nothing at all. */
  answer(granted: boolean): void;
  /** Purpose by purpose. Taking back what was allowed is the same call. */
  choose(choice: ConsentChoice): void;
  /** Takes up the cookie, and listens to the other tabs. */
  start(): void;
  stop(): void;
}

/** What tabs tell each other: look at the cookie. */
const NEWS = "consent";

export function createConsentStore(deps: {
  environment: Pick<Environment, "broadcast" | "clock" | "cookies" | "log" | "resumed">;
  rendered: ConsentRecord | undefined;
  onChange: (change: { before: ConsentChoice; after: ConsentChoice }) => void;
}): ConsentStore {
  const { broadcast, clock, cookies, log, resumed } = deps.environment;
  const rendered: ConsentState = { record: deps.rendered };
  const store = createStore<ConsentState, ConsentEvent, ConsentEffect>(rendered, consentTransition, run, log);
  let stops: Array<() => void> = [];

  function run(effect: ConsentEffect): void {
    if (effect.type === "change") return deps.onChange({ before: effect.before, after: effect.after });
    cookies.set(consentSetCookie(effect.record));
    broadcast.post(NEWS);
  }

  const read = (): void => store.send({ type: "read", record: readConsent(cookies.get(CONSENT_COOKIE), clock.now()) });

  const choose = (choice: ConsentChoice): void =>
    store.send({ type: "chosen", record: { choice, at: Math.floor(clock.now() / 1000) } });

  return {
    rendered,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    allowed: () => allowedBy(store.getSnapshot()),
    answer: (granted) => choose(consentForAll(granted)),
    choose,
    start() {
      if (stops.length > 0) return;
      stops = [broadcast.subscribe((message) => message === NEWS && read()), resumed.subscribe(read)];
      read();
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
  };
}
