import type { Credentials } from "../calls/transport/http.js";
import type { PasswordReset } from "../domain/customer/customer.js";
import { customerSession, decideSessionToken, guestSession, type SessionState } from "./sessionState.js";
import { loadOnce } from "../shared/promises.js";
import { createListeners, type Store } from "../store/createStore.js";
import type { SessionActions, SessionDeps, SessionEngine } from "./sessionEngine.js";
import { createSessionStorage } from "./sessionStorage.js";

/**
 * Session of the shopper, the same in all tabs.
 * @throws ShopError LOGIN_FAILED, CODE_REQUIRED, EMAIL_EXISTS, INVALID_INPUT with `fields`, LINK_INVALID, RATE_LIMITED
 * with `retryAfterSeconds`, UNAUTHORIZED, NETWORK …
 */
export interface SessionStore extends Store<SessionState>, SessionActions {
  /** Restores the stored session and maintains it. */
  start(): void;
  /** Sends a reset link; does not reveal whether the address is known. */
  forgotPassword(email: string): Promise<void>;
  resetPassword(input: PasswordReset): Promise<void>;
}

/** The part of the session that every page needs. The engine loads once there is a session, or a call needs it. */
export function createSessionStore(deps: SessionDeps): { session: SessionStore; credentials: Credentials } {
  const { environment } = deps;
  const storage = createSessionStorage(environment.storage, deps.audience);
  const { subscribe, notify } = createListeners(environment.log);
  let snapshot = guestSession;
  let loadedEngine: SessionEngine | undefined;

  function publish(next: SessionState): void {
    if (next === snapshot) return;
    snapshot = next;
    notify();
  }

  const engine = loadOnce(async () => {
    const { createSessionEngine } = await import("./sessionEngine.js");
    loadedEngine = createSessionEngine({ ...deps, storage, initial: snapshot, publish });
    return loadedEngine;
  });

  /** Reads storage again, in the engine when there may be a session. */
  function check(isOpening = false): void {
    const mayBeSignedIn = storage.read() !== undefined || environment.storage.session.get("user_express") !== undefined;
    if (loadedEngine === undefined && !mayBeSignedIn && snapshot.status === "guest") return;
    engine().then(
      (loaded) => loaded.check(isOpening),
      (error: unknown) => environment.log.warn("The session could not be checked", error),
    );
  }

  /** Runs an action without a result; a failed download of the engine is logged. */
  const runInEngine = (action: (loaded: SessionEngine) => unknown): void =>
    void engine().then(action, (error: unknown) =>
      environment.log.warn("The session's code could not be loaded", error),
    );

  return {
    session: {
      getSnapshot: () => snapshot,
      subscribe,
      start() {
        const stored = storage.read();
        // Another tab signed out while this one was suspended.
        if (stored === undefined && environment.storage.session.get("profileName") !== undefined) {
          storage.clear("tab");
          deps.onEnded("otherTab");
        }
        const isEnded = stored === undefined || decideSessionToken(stored.token, environment.clock.now()) === "expire";
        publish(isEnded ? { ...guestSession, isInitialized: true } : customerSession(stored.token, stored.profileName));
        environment.broadcast.subscribe((message) => message === "session" && check());
        environment.resumed.subscribe(() => check());
        environment.online.subscribe(() => check());
        check(true);
      },
      signIn: async (input) => (await engine()).signIn(input),
      register: async (input) => (await engine()).register(input),
      signOut() {
        if (loadedEngine !== undefined) return loadedEngine.signOut();
        // At once, before the engine has loaded: the shopper may be offline.
        const token = storage.read()?.token;
        storage.clear("all");
        publish({ ...guestSession, isInitialized: true });
        deps.onEnded("signedOut");
        if (token !== undefined) runInEngine((loaded) => loaded.revoke(token));
      },
      changePassword: async (input) => (await engine()).changePassword(input),
      confirmSecondFactor: async (code) => (await engine()).confirmSecondFactor(code),
      forgotPassword: (email) => deps.client.forgotPassword(email),
      resetPassword: (input) => deps.client.resetPassword(input),
      reloadCustomer: async () => (await engine()).reloadCustomer(),
      setCustomer: (customer) => runInEngine((loaded) => loaded.setCustomer(customer)),
      startExpress: (data) => runInEngine((loaded) => loaded.startExpress(data)),
      endExpress: () => runInEngine((loaded) => loaded.endExpress()),
    },
    credentials: {
      token: () => storage.read()?.token.jwt,
      reportRejected: async (token) => (await engine()).handleRejectedToken(token),
    },
  };
}
