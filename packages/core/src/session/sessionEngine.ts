import type { CartHandle } from "../calls/cartClient.js";
import type { SessionClient } from "../calls/sessionClient.js";
import type { Customer, LoginInput, PasswordChange, Registration } from "../domain/customer/customer.js";
import type { ExpressUser } from "../domain/session/expressUser.js";
import { readToken, type SessionToken } from "../domain/session/sessionToken.js";
import type { SessionEndReason, SessionState } from "./sessionState.js";
import { type SessionEffect, type SessionEvent, type SessionMachine, sessionTransition } from "./sessionTransition.js";
import type { Environment } from "../environment/environment.js";
import { pause } from "../shared/promises.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import type { LoginResult, TokenResult } from "../wire/account.js";
import { createStore } from "../store/createStore.js";
import { createExpressStorage } from "./expressStorage.js";
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
  cart: { exchange(send: (cart: CartHandle | undefined) => Promise<LoginResult>): Promise<LoginResult> };
  onStarted: (customerId: number) => void;
  /** @param customerId the customer of a session that ended by itself */
  onEnded: (reason: SessionEndReason, customerId?: number) => void;
}

/** Maintains a session: refreshes its token, follows other tabs, ends it. */
export interface SessionEngine {
  /** Reads storage and clock again. */
  check(isOpening?: boolean): void;
  signIn(input: LoginInput): Promise<Customer>;
  register(input: Registration): Promise<Customer>;
  signOut(): void;
  changePassword(input: PasswordChange): Promise<void>;
  confirmSecondFactor(code: string): Promise<void>;
  reloadCustomer(): Promise<Customer | undefined>;
  setCustomer(customer: Customer): void;
  startExpress(data: Pick<ExpressUser, "email" | "address">): void;
  endExpress(): void;
  /** Handles a token that the backend rejected: resolves once it is renewed, replaced or dropped. */
  handleRejectedToken(token: string): Promise<void>;
  /** Revokes a token, now or once the backend is reachable. */
  revoke(token: SessionToken): void;
}

/** Longer than a call may take. */
const MAX_WAIT_MS = 20_000;

export function createSessionEngine(
  deps: SessionDeps & { storage: SessionStorage; initial: SessionState; publish: (session: SessionState) => void },
): SessionEngine {
  const { client, environment, storage } = deps;
  const { clock, log } = environment;
  const express = createExpressStorage(environment.storage.session);
  const revocations = createRevocations(client, environment);
  let stopTimer: () => void = () => {};
  /** Generation whose customer is being loaded. */
  let loading: number | undefined;

  const machine = createStore<SessionMachine, SessionEvent, SessionEffect>(
    { session: deps.initial, token: undefined, isRefreshing: false, generation: 0 },
    sessionTransition,
    run,
    log,
  );
  machine.subscribe(() => deps.publish(machine.getSnapshot().session));

  function run(effect: SessionEffect): void {
    switch (effect.type) {
      case "storeToken":
        return storage.writeToken(effect.token);
      case "storeCustomer":
        return storage.writeCustomer(effect.customer);
      case "clear":
        return storage.clear(effect.which);
      case "storeExpress":
        return express.write(effect.express);
      case "refresh":
        return void refresh(effect.generation, effect.token);
      case "loadCustomer":
        return void load(effect.generation);
      case "revoke":
        return revocations.add(effect.token);
      case "scheduleCheck":
        stopTimer();
        stopTimer = environment.timers.after(effect.delayMs, () => check());
        return;
      case "broadcast":
        return environment.broadcast.post("session");
      case "started":
        return deps.onStarted(effect.customerId);
      case "ended":
        stopTimer();
        return deps.onEnded(effect.reason, effect.customerId);
    }
  }

  function check(isOpening = false): void {
    revocations.retry();
    machine.send({
      type: "storageRead",
      stored: storage.read(),
      express: express.read(),
      nowMs: clock.now(),
      isOpening,
    });
  }

  async function refresh(generation: number, token: SessionToken): Promise<void> {
    const outcome = await refreshToken({ client, environment, storage, audience: deps.audience }, token);
    const nowMs = clock.now();
    if (outcome.kind === "failed") {
      machine.send({ type: "refreshFailed", generation, isRejected: outcome.isRejected, nowMs });
    } else if (outcome.kind === "tokenRefreshed") {
      machine.send({ type: "tokenRefreshed", generation, token: outcome.token, nowMs });
    } else {
      if (outcome.kind === "replaced" && outcome.orphan !== undefined) revocations.add(outcome.orphan);
      machine.send({ type: "refreshSkipped", generation });
      if (outcome.kind === "replaced") check();
    }
  }

  async function load(generation: number): Promise<void> {
    if (loading === generation) return;
    loading = generation;
    try {
      machine.send({ type: "customerLoaded", generation, customer: await deps.loadCustomer() });
    } catch (error) {
      // A rejected token ends the session, which is reported separately.
      if (!isShopError(error, "UNAUTHORIZED") && !isShopError(error, "ABORTED"))
        log.warn("The customer's data could not be read", error);
    }
    if (loading === generation) loading = undefined;
  }

  function tokenOf({ token: text }: TokenResult, sentAtMs: number): SessionToken {
    const token = readToken(text, { audience: deps.audience, receivedAtMs: sentAtMs });
    if (token !== undefined) return token;
    throw new ShopError("RESPONSE_INVALID", { details: { at: "token", expected: "a JSON web token for this shop" } });
  }

  const authenticate = (send: (cart: CartHandle | undefined) => Promise<LoginResult>): Promise<Customer> =>
    // One at a time: a second click would merge the same cart again.
    environment.lock("session", async () => {
      check();
      if (machine.getSnapshot().token !== undefined) machine.send({ type: "signedOut" });
      let sentAtMs = 0;
      const result = await deps.cart.exchange(async (cart) => {
        sentAtMs = clock.now();
        const response = await send(cart);
        // The returned cart belongs to the customer: calls for it need the token from here on.
        storage.writeToken(tokenOf(response, sentAtMs));
        return response;
      });
      const token = tokenOf(result, sentAtMs);
      machine.send({ type: "signedIn", token, customer: result.customer, nowMs: clock.now() });
      return result.customer;
    });

  /** Runs a call that returns a replacement for the token. */
  const replaceToken = (at: string, send: (token: SessionToken) => Promise<TokenResult>): Promise<void> =>
    // Not while another tab refreshes: the later of the two would hold a revoked token.
    environment.lock("session", async () => {
      check();
      const { token, generation } = machine.getSnapshot();
      if (token === undefined) throw new ShopError("UNAUTHORIZED", { details: { at } });
      const sentAtMs = clock.now();
      const renewed = tokenOf(await send(token), sentAtMs);
      if (storage.read()?.token.jwt !== token.jwt) return revocations.add(renewed);
      storage.writeToken(renewed);
      machine.send({ type: "tokenRefreshed", generation, token: renewed, nowMs: clock.now() });
    });

  async function replaceTokenOrEnd(at: string, send: (token: SessionToken) => Promise<TokenResult>): Promise<void> {
    const text = machine.getSnapshot().token?.jwt;
    try {
      await replaceToken(at, send);
    } catch (error) {
      if (text !== undefined && isShopError(error, "UNAUTHORIZED")) await handleRejectedToken(text);
      throw error;
    }
  }

  async function handleRejectedToken(text: string): Promise<void> {
    check();
    const { token, generation } = machine.getSnapshot();
    if (token?.jwt !== text) return;
    // Limited: the caller may hold a lock that the holder of the session lock waits for.
    await Promise.race([refresh(generation, token), pause(environment.timers, MAX_WAIT_MS)]);
  }

  return {
    check,
    signIn: (input) => authenticate((cart) => client.login(input, cart)),
    register: (input) => authenticate((cart) => client.register(input, cart)),
    signOut() {
      // Another tab may have renewed the token: the new one has to be revoked.
      check();
      machine.send({ type: "signedOut" });
    },
    changePassword: (input) =>
      replaceTokenOrEnd("changePassword", ({ jwt, customerId }) => client.changePassword(jwt, customerId, input)),
    confirmSecondFactor: (code) =>
      replaceTokenOrEnd("confirmSecondFactor", ({ jwt }) => client.confirmSecondFactor(jwt, code)),
    async reloadCustomer() {
      const { token, generation } = machine.getSnapshot();
      if (token === undefined) return undefined;
      const customer = await deps.loadCustomer();
      machine.send({ type: "customerLoaded", generation, customer });
      return customer;
    },
    setCustomer(customer) {
      machine.send({ type: "customerLoaded", generation: machine.getSnapshot().generation, customer });
      environment.broadcast.post("session");
    },
    startExpress: (data) =>
      machine.send({ type: "expressChanged", express: { ...data, startedAtMs: clock.now() }, nowMs: clock.now() }),
    endExpress: () => machine.send({ type: "expressChanged", express: undefined, nowMs: clock.now() }),
    handleRejectedToken,
    revoke: (token) => revocations.add(token),
  };
}
