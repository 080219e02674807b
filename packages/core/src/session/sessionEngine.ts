import type { CartHandle } from "../calls/cartClient.js";
import type { SessionClient } from "../calls/clients.js";
import {
  type Customer,
  isCompany,
  type LoginInput,
  type PasswordChange,
  type Registration,
} from "../domain/customer/customer.js";
import type { ExpressUser } from "../domain/session/expressUser.js";
import { readToken, type SessionToken } from "../domain/session/sessionToken.js";
import type { SessionEndReason, SessionState } from "./sessionState.js";
import { type SessionEffect, type SessionEvent, type SessionMachine, sessionTransition } from "./sessionTransition.js";
import type { Environment } from "../environment/environment.js";
import { pause } from "../shared/promises.js";
import { isOutcomeUnknown } from "../shared/failureKind.js";
import { parsePositiveInteger } from "../shared/parsePositiveInteger.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import { storedAddress } from "../checkout/checkoutStorage.js";
import type { LoginResult, TokenResult } from "../wire/account.js";
import { createStore } from "../store/createStore.js";
import { number, storedValue, text } from "../store/storedValue.js";
import { type SessionStorage, storedEmail } from "./sessionStorage.js";
import { orUndefined, row } from "../wire/row.js";
import type { Schema } from "../wire/createSchema.js";

export interface SessionDeps {
  client: SessionClient;
  loadCustomer: () => Promise<Customer>;
  environment: Environment;
  /** Expected `aud` claim of tokens; undefined skips the check. */
  audience: string | undefined;
  /** Hands over the guest's cart after its pending actions, and takes over the returned one. */
  cart: {
    exchange<Result extends Pick<LoginResult, "cart">>(
      send: (cart: CartHandle | undefined) => Promise<Result>,
    ): Promise<Result>;
  };
  onStarted: (customerId: number) => void;
  /** A company has signed in, or the customer has become one or ceased to be one; not on later pages. */
  onCompanyChanged: (isCompany: boolean) => void;
  /** @param customerId the customer of a session that ended by itself */
  onEnded: (reason: SessionEndReason, customerId?: number) => void;
}

export interface SessionActions {
  /** Signs in; the guest's cart is merged into the customer's, once. */
  signIn(input: LoginInput): Promise<Customer>;
  /** Creates an account and signs in. */
  register(input: Registration): Promise<Customer>;
  /** Signs out at once, also offline; removes all data of the customer from this browser. */
  signOut(): void;
  /** Changes the password and ends all other sessions of the customer. */
  changePassword(input: PasswordChange): Promise<void>;
  /** Confirms a new authenticator app with its first code; from then on sign-in requires a code. */
  confirmSecondFactor(code: string): Promise<void>;
  /** Reloads the customer's data; undefined for guests. */
  reloadCustomer(): Promise<Customer | undefined>;
  /** Sets the customer's data from the response of a change; `shop.account.updateCustomer` calls it. */
  setCustomer(customer: Customer): void;
  /** Keeps express checkout data for 30 minutes; signed-in customers do not need it. */
  startExpress(data: Pick<ExpressUser, "email" | "address">): void;
  endExpress(): void;
}

/** Maintains a session: refreshes its token, follows other tabs, ends it. */
export interface SessionEngine extends SessionActions {
  check(isOpening?: boolean): void;
  /** Handles a token that the backend rejected: resolves once it is renewed, replaced or dropped. */
  handleRejectedToken(token: string): Promise<void>;
  /** Revokes a token, now or once the backend is reachable. */
  revoke(token: SessionToken): Promise<void>;
}

const expressUser: Schema<ExpressUser> = row({
  startedAtMs: number,
  email: text,
  address: orUndefined(storedAddress),
});

/** Longer than a call may take. */
const MAX_WAIT_MS = 20_000;

export function createSessionEngine(
  deps: SessionDeps & { storage: SessionStorage; initial: SessionState; publish: (session: SessionState) => void },
): SessionEngine {
  const { client, environment, storage } = deps;
  const { clock, log } = environment;
  const { local, session: visit } = environment.storage;
  const express = storedValue(visit, "user_express_data", expressUser);
  /** In memory only: the next person at the device could use a stored token. Tokens expire within 6 hours. */
  const unrevoked = new Set<SessionToken>();
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
      case "storeCustomer":
        if (storage.writeCustomer(effect.customer)) deps.onCompanyChanged(isCompany(effect.customer));
        return;
      case "clear":
        return storage.clear(effect.which);
      case "storeExpress":
        if (effect.express === undefined) {
          visit.remove("user_express");
          return express.clear();
        }
        visit.set("user_express", "true");
        return express.write(effect.express);
      case "refresh":
        return void refresh(effect.generation, effect.token);
      case "loadCustomer":
        return void load(effect.generation);
      case "revoke":
        return void revoke(effect.token);
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

  async function revoke(token: SessionToken): Promise<void> {
    try {
      await client.logout(token.jwt);
    } catch (error) {
      // Any decision of the backend settles a revocation, 401 included.
      if (isOutcomeUnknown(error)) unrevoked.add(token);
    }
  }

  function check(isOpening = false): void {
    const tokens = [...unrevoked];
    unrevoked.clear();
    for (const token of tokens) if (clock.now() < token.receivedAtMs + token.lifetimeMs) void revoke(token);
    machine.send({
      type: "storageRead",
      stored: storage.read(),
      express: visit.get("user_express") === "true" ? express.read() : undefined,
      nowMs: clock.now(),
      isOpening,
    });
  }

  const isStored = (token: SessionToken): boolean => storage.read()?.token.jwt === token.jwt;

  /** Refreshes the token, one tab at a time; a token that another tab has renewed meanwhile is not renewed again. */
  async function refresh(generation: number, token: SessionToken): Promise<void> {
    const event = await environment.lock("session", async (): Promise<SessionEvent> => {
      const skipped = { type: "refreshSkipped", generation } as const;
      const failed = { type: "refreshFailed", generation, isRejected: false } as const;
      if (!isStored(token)) return skipped;
      const id = parsePositiveInteger(local.get("customer_id"));
      const email = storedEmail(local);
      if (id === undefined || email === "") {
        log.warn("Missing customer_id or email in local storage");
        return { ...failed, nowMs: clock.now() };
      }
      try {
        const sentAtMs = clock.now();
        // The key is stored before the request: a repeat after a lost response or a reload returns the same token.
        const key = storage.renewalKey(() => environment.random.key());
        const renewed = tokenOf(await client.refresh(token.jwt, { id, email }, key), sentAtMs);
        if (!isStored(token)) {
          void revoke(renewed);
          return skipped;
        }
        // Still under the lock: the next tab must not read the old, revoked token.
        storage.writeToken(renewed);
        return { type: "tokenRefreshed", generation, token: renewed, nowMs: clock.now() };
      } catch (error) {
        // The shop was destroyed: the next start decides about the token.
        if (isShopError(error, "ABORTED")) return skipped;
        log.warn("Failed to refresh token", new ShopError("TOKEN_REFRESH_FAILED", { cause: error }));
        return { ...failed, isRejected: isShopError(error, "UNAUTHORIZED") && isStored(token), nowMs: clock.now() };
      }
    });
    machine.send(event);
    if (event.type === "refreshSkipped" && !isStored(token)) check();
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

  function tokenOf(response: TokenResult, sentAtMs: number): SessionToken {
    const token = readToken(response.token, { audience: deps.audience, receivedAtMs: sentAtMs });
    if (token !== undefined) return token;
    throw new ShopError("RESPONSE_INVALID", { details: { at: "token", expected: "a JSON web token for this shop" } });
  }

  const authenticate = (send: (cart: CartHandle | undefined) => Promise<LoginResult>): Promise<Customer> =>
    // One at a time: a second click would merge the same cart again.
    environment.lock("session", async () => {
      check();
      if (machine.getSnapshot().token !== undefined) machine.send({ type: "signedOut" });
      const { token, customer } = await deps.cart.exchange(async (cart) => {
        const sentAtMs = clock.now();
        const response = await send(cart);
        const received = tokenOf(response, sentAtMs);
        // The returned cart belongs to the customer: calls for it need the token from here on.
        storage.writeToken(received);
        return { ...response, token: received };
      });
      machine.send({ type: "signedIn", token, customer, nowMs: clock.now() });
      return customer;
    });

  /** Runs a call that returns a replacement for the token; a rejected token ends the session. */
  async function replaceToken(at: string, send: (token: SessionToken) => Promise<TokenResult>): Promise<void> {
    const jwt = machine.getSnapshot().token?.jwt;
    try {
      // Not while another tab refreshes: the later of the two would hold a revoked token.
      await environment.lock("session", async () => {
        check();
        const { token, generation } = machine.getSnapshot();
        if (token === undefined) throw new ShopError("UNAUTHORIZED", { details: { at } });
        const sentAtMs = clock.now();
        const renewed = tokenOf(await send(token), sentAtMs);
        if (!isStored(token)) return void revoke(renewed);
        storage.writeToken(renewed);
        machine.send({ type: "tokenRefreshed", generation, token: renewed, nowMs: clock.now() });
      });
    } catch (error) {
      if (jwt !== undefined && isShopError(error, "UNAUTHORIZED")) await handleRejectedToken(jwt);
      throw error;
    }
  }

  async function handleRejectedToken(jwt: string): Promise<void> {
    check();
    const { token, generation } = machine.getSnapshot();
    if (token?.jwt !== jwt) return;
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
      replaceToken("changePassword", ({ jwt, customerId }) => client.changePassword(jwt, customerId, input)),
    confirmSecondFactor: (code) =>
      replaceToken("confirmSecondFactor", ({ jwt }) => client.confirmSecondFactor(jwt, code)),
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
    revoke,
  };
}
