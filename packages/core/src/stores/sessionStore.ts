import type { Credentials } from "../clients/http.js";
import type { Customer } from "../domain/customer/customer.js";
import type { LoginInput, PasswordChange, PasswordReset, Registration } from "../domain/customer/registration.js";
import { decideToken } from "../domain/session/decideToken.js";
import type { ExpressUser } from "../domain/session/expressUser.js";
import { guestSession, type SessionState, type StoredSession } from "../domain/session/sessionState.js";
import type { Store } from "./createStore.js";
import type { SessionDeps, SessionEngine } from "./sessionEngine.js";
import { sessionStorageOf } from "./storedSession.js";

/**
 * Who shops. Signing in, staying in and leaving, in all tabs at once.
 *
 * @throws ShopError LOGIN_FAILED, CODE_REQUIRED, EMAIL_EXISTS, INVALID_INPUT with `fields`, LINK_INVALID, RATE_LIMITED with
 * `retryAfterSeconds`, UNAUTHORIZED, NETWORK …; what was typed is the caller's to keep
 */
export interface SessionStore extends Store<SessionState> {
  /** Takes up the stored session, and watches over it from then on. */
  start(): void;
  /** The guest's cart goes along and is merged into the customer's, once. */
  signIn(input: LoginInput): Promise<Customer>;
  /** Makes an account and signs in. */
  register(input: Registration): Promise<Customer>;
  /** At once and without a connection too: nothing of the customer stays in this browser. */
  signOut(): void;
  /** Ends all other sessions of the customer. */
  changePassword(input: PasswordChange): Promise<void>;
  /** The first code of a new authenticator app: from here on signing in asks for one, and admins get their menus. */
  confirmSecondFactor(code: string): Promise<void>;
  /** Has a link mailed; says nothing about whether the e-mail address is known. */
  forgotPassword(email: string): Promise<void>;
  resetPassword(input: PasswordReset): Promise<void>;
  /** Asks for the customer's data again, after it was changed; undefined for guests. */
  reload(): Promise<Customer | undefined>;
  /** Takes the customer's data that a change was answered with; `shop.account.updateCustomer` does so by itself. */
  adopt(customer: Customer): void;
  /** Keeps a quick checkout's data for 30 minutes. Signed-in customers have no need of it. */
  startExpress(data: Pick<ExpressUser, "email" | "address">): void;
  endExpress(): void;
  /** Stops watching. */
  destroy(): void;
}

/**
 * The session as far as every page needs it: is there a token, is it fresh? All else arrives when there is a session to
 * watch over, or somebody wants one.
 */
export function createSessionStore(deps: SessionDeps): { session: SessionStore; credentials: Credentials } {
  const { environment } = deps;
  const storage = sessionStorageOf(environment.storage, deps.audience);
  const listeners = new Set<() => void>();
  let snapshot = guestSession;
  let loading: Promise<SessionEngine> | undefined;
  let watch: SessionEngine | undefined;
  let undo: Array<() => void> = [];

  function publish(next: SessionState): void {
    if (next === snapshot) return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function engine(): Promise<SessionEngine> {
    loading ??= import("./sessionEngine.js").then(
      ({ createSessionEngine }) => (watch = createSessionEngine({ ...deps, storage, initial: snapshot, publish })),
    );
    // A failed download is not remembered: the next call tries again.
    loading.catch(() => (loading = undefined));
    return loading;
  }

  /** Storage is looked at again: by who watches, or to see whether there is something to watch. */
  function look(opening = false): void {
    const mayBeSignedIn = storage.read() !== undefined || environment.storage.session.get("user_express") !== undefined;
    if (loading === undefined && !mayBeSignedIn && snapshot.status === "guest") return;
    engine().then(
      (loaded) => loaded.look(opening),
      (error: unknown) => environment.log.warn("The session could not be looked after", error),
    );
  }

  return {
    session: {
      getSnapshot: () => snapshot,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      start() {
        if (undo.length > 0) return;
        const stored = storage.read();
        // Signed out by another tab while this one slept.
        if (stored === undefined && environment.storage.session.get("profileName") !== undefined) {
          storage.clear("visit");
          deps.onEnd("otherTab");
        }
        const isOver = stored === undefined || isExpired(stored, environment.clock.now());
        publish(isOver ? { ...guestSession, initialized: true } : signedIn(stored));
        undo = [
          environment.broadcast.subscribe((said) => said === "session" && look()),
          environment.resumed.subscribe(() => look()),
          environment.online.subscribe(() => look()),
        ];
        look(true);
      },
      signIn: async (input) => (await engine()).signIn(input),
      register: async (input) => (await engine()).register(input),
      signOut() {
        if (watch !== undefined) return watch.signOut();
        // At once, not when the rest of the code has arrived: who leaves may be offline.
        const token = storage.read()?.token;
        storage.clear("all");
        publish({ ...guestSession, initialized: true });
        deps.onEnd("signedOut");
        if (token !== undefined) void engine().then((loaded) => loaded.revoke(token));
      },
      changePassword: async (input) => (await engine()).changePassword(input),
      confirmSecondFactor: async (code) => (await engine()).confirmSecondFactor(code),
      forgotPassword: (email) => deps.client.forgotPassword(email),
      resetPassword: (input) => deps.client.resetPassword(input),
      reload: async () => (await engine()).reload(),
      adopt: (customer) => void engine().then((loaded) => loaded.adopt(customer)),
      startExpress: (data) => void engine().then((loaded) => loaded.startExpress(data)),
      endExpress: () => void engine().then((loaded) => loaded.endExpress()),
      destroy() {
        for (const stop of undo) stop();
        undo = [];
        void loading?.then((loaded) => loaded.destroy());
      },
    },
    credentials: {
      token: () => storage.read()?.token.text,
      refused: async (token) => (await engine()).refused(token),
    },
  };
}

const isExpired = ({ token }: StoredSession, nowMs: number): boolean =>
  decideToken({ issuedAtMs: token.receivedAtMs, expiresAtMs: token.receivedAtMs + token.lifetimeMs, nowMs }) ===
  "expire";

const signedIn = ({ token, profileName }: StoredSession): SessionState => ({
  ...guestSession,
  status: "customer",
  initialized: true,
  customerId: token.customerId,
  profileName,
  isAdmin: token.isAdmin,
});
