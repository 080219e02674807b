import type { CartHandle } from "../clients/cartAnswer.js";
import type { SessionClient } from "../clients/sessionClient.js";
import type { Customer } from "../domain/customer/customer.js";
import type { LoginInput, PasswordChange, Registration } from "../domain/customer/registration.js";
import type { ExpressUser } from "../domain/session/expressUser.js";
import { readToken } from "../domain/session/readToken.js";
import type { SessionEnd, SessionState } from "../domain/session/sessionState.js";
import {
  type SessionEffect,
  type SessionEvent,
  type SessionMachine,
  sessionTransition,
} from "../domain/session/sessionTransition.js";
import type { SessionToken } from "../domain/session/sessionToken.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import type { LoginAnswer, TokenAnswer } from "../wire/session.js";
import { createStore } from "./createStore.js";
import { expressStorageOf } from "./expressStorage.js";
import { createRevocations } from "./revocations.js";
import { refreshToken } from "./refreshToken.js";
import type { SessionStorage } from "./storedSession.js";

export interface SessionDeps {
  client: SessionClient;
  /** Loads the signed-in customer's data. */
  loadCustomer: () => Promise<Customer>;
  environment: Environment;
  /** Expected `aud` claim of tokens; undefined skips the check. */
  audience: string | undefined;
  /** Hands over the guest's cart after its pending actions, and takes over the returned one. */
  cart: { exchange(ask: (cart: CartHandle | undefined) => Promise<LoginAnswer>): Promise<LoginAnswer> };
  onBegin: (customerId: number) => void;
  /** @param customerId the customer of a session that ended by itself */
  onEnd: (reason: SessionEnd, customerId?: number) => void;
}

/** Maintains a session: refreshes its token, follows other tabs, ends it. */
export interface SessionEngine {
  /** Reads storage and clock again. */
  look(opening?: boolean): void;
  signIn(input: LoginInput): Promise<Customer>;
  register(input: Registration): Promise<Customer>;
  signOut(): void;
  changePassword(input: PasswordChange): Promise<void>;
  confirmSecondFactor(code: string): Promise<void>;
  reload(): Promise<Customer | undefined>;
  adopt(customer: Customer): void;
  startExpress(data: Pick<ExpressUser, "email" | "address">): void;
  endExpress(): void;
  /** Handles a token that the backend rejected: resolves once it is renewed, replaced or dropped. */
  refused(token: string): Promise<void>;
  /** Revokes a token, now or once the backend is reachable. */
  revoke(token: SessionToken): void;
  destroy(): void;
}

/** Longer than a call may take. */
const LONGEST_WAIT_MS = 20_000;

export function createSessionEngine(
  deps: SessionDeps & { storage: SessionStorage; initial: SessionState; publish: (session: SessionState) => void },
): SessionEngine {
  const { client, environment, storage } = deps;
  const { clock, log } = environment;
  const express = expressStorageOf(environment.storage.session);
  const revocations = createRevocations(client, environment);
  let stopTimer: () => void = () => {};
  /** Generation whose customer is being loaded. */
  let loading: number | undefined;

  const machine = createStore<SessionMachine, SessionEvent, SessionEffect>(
    { session: deps.initial, token: undefined, refreshing: false, generation: 0 },
    sessionTransition,
    run,
    log,
  );
  machine.subscribe(() => deps.publish(machine.getSnapshot().session));

  function run(effect: SessionEffect): void {
    switch (effect.type) {
      case "rememberToken":
        return storage.writeToken(effect.token);
      case "rememberCustomer":
        return storage.writeCustomer(effect.customer);
      case "clear":
        return storage.clear(effect.which);
      case "rememberExpress":
        return express.write(effect.express);
      case "refresh":
        return void refresh(effect.generation, effect.token);
      case "loadCustomer":
        return void load(effect.generation);
      case "revoke":
        return revocations.add(effect.token);
      case "checkIn":
        stopTimer();
        stopTimer = environment.timers.after(effect.ms, () => look());
        return;
      case "tell":
        return environment.broadcast.post("session");
      case "began":
        return deps.onBegin(effect.customerId);
      case "ended":
        stopTimer();
        return deps.onEnd(effect.reason, effect.customerId);
    }
  }

  function look(opening = false): void {
    revocations.retry();
    machine.send({ type: "looked", stored: storage.read(), express: express.read(), nowMs: clock.now(), opening });
  }

  async function refresh(generation: number, token: SessionToken): Promise<void> {
    const outcome = await refreshToken({ client, environment, storage, audience: deps.audience }, token);
    const nowMs = clock.now();
    if (outcome.kind === "failed") {
      machine.send({ type: "refreshFailed", generation, refused: outcome.refused, nowMs });
    } else if (outcome.kind === "renewed") {
      machine.send({ type: "renewed", generation, token: outcome.token, nowMs });
    } else {
      if (outcome.orphan !== undefined) revocations.add(outcome.orphan);
      machine.send({ type: "settled", generation });
      look();
    }
  }

  const pause = (ms: number): Promise<void> => new Promise((done) => void environment.timers.after(ms, done));

  async function load(generation: number): Promise<void> {
    if (loading === generation) return;
    loading = generation;
    try {
      machine.send({ type: "customerLoaded", generation, customer: await deps.loadCustomer() });
    } catch (error) {
      // A rejected token ends the session, which is reported separately.
      if (!isShopError(error, "UNAUTHORIZED")) log.warn("The customer's data could not be read", error);
    }
    if (loading === generation) loading = undefined;
  }

  function tokenOf({ token: text }: TokenAnswer, sentAtMs: number): SessionToken {
    const token = readToken(text, { audience: deps.audience, receivedAtMs: sentAtMs });
    if (token !== undefined) return token;
    throw new ShopError("ANSWER_INVALID", { details: { at: "token", expected: "a JSON web token for this shop" } });
  }

  const enter = (ask: (cart: CartHandle | undefined) => Promise<LoginAnswer>): Promise<Customer> =>
    // One at a time: a second click would merge the same cart again.
    environment.lock("session", async () => {
      look();
      if (machine.getSnapshot().token !== undefined) machine.send({ type: "signedOut" });
      let sentAtMs = 0;
      const answer = await deps.cart.exchange(async (cart) => {
        sentAtMs = clock.now();
        const given = await ask(cart);
        // The returned cart belongs to the customer: calls for it need the token from here on.
        storage.writeToken(tokenOf(given, sentAtMs));
        return given;
      });
      const token = tokenOf(answer, sentAtMs);
      machine.send({ type: "signedIn", token, customer: answer.customer, nowMs: clock.now() });
      return answer.customer;
    });

  /** Runs a call that returns a replacement for the token. */
  const exchange = (at: string, ask: (token: SessionToken) => Promise<TokenAnswer>): Promise<void> =>
    // Not while another tab refreshes: the later of the two would hold a revoked token.
    environment.lock("session", async () => {
      look();
      const { token, generation } = machine.getSnapshot();
      if (token === undefined) throw new ShopError("UNAUTHORIZED", { details: { at } });
      const sentAtMs = clock.now();
      const renewed = tokenOf(await ask(token), sentAtMs);
      if (storage.read()?.token.text !== token.text) return revocations.add(renewed);
      storage.writeToken(renewed);
      machine.send({ type: "renewed", generation, token: renewed, nowMs: clock.now() });
    });

  async function exchangeOrEnd(at: string, ask: (token: SessionToken) => Promise<TokenAnswer>): Promise<void> {
    const text = machine.getSnapshot().token?.text;
    try {
      await exchange(at, ask);
    } catch (error) {
      if (text !== undefined && isShopError(error, "UNAUTHORIZED")) await refused(text);
      throw error;
    }
  }

  async function refused(text: string): Promise<void> {
    look();
    const { token, generation } = machine.getSnapshot();
    if (token?.text !== text) return;
    // Limited: the caller may hold a lock that the holder of the session lock waits for.
    await Promise.race([refresh(generation, token), pause(LONGEST_WAIT_MS)]);
  }

  return {
    look,
    signIn: (input) => enter((cart) => client.login(input, cart)),
    register: (input) => enter((cart) => client.register(input, cart)),
    signOut() {
      // Another tab may have renewed the token: the new one has to be revoked.
      look();
      machine.send({ type: "signedOut" });
    },
    changePassword: (input) =>
      exchangeOrEnd("changePassword", ({ text, customerId }) => client.changePassword(text, customerId, input)),
    confirmSecondFactor: (code) =>
      exchangeOrEnd("confirmSecondFactor", ({ text }) => client.confirmSecondFactor(text, code)),
    async reload() {
      const { token, generation } = machine.getSnapshot();
      if (token === undefined) return undefined;
      const customer = await deps.loadCustomer();
      machine.send({ type: "customerLoaded", generation, customer });
      return customer;
    },
    adopt(customer) {
      machine.send({ type: "customerLoaded", generation: machine.getSnapshot().generation, customer });
      environment.broadcast.post("session");
    },
    startExpress: (data) =>
      machine.send({ type: "expressChanged", express: { ...data, startedAtMs: clock.now() }, nowMs: clock.now() }),
    endExpress: () => machine.send({ type: "expressChanged", express: undefined, nowMs: clock.now() }),
    refused,
    revoke: (token) => revocations.add(token),
    destroy: () => stopTimer(),
  };
}
