import type { CartHandle } from "../../core/src/calls/cartClient.js";
import type { SessionClient } from "../../core/src/calls/clients.js";
import type { Cart } from "../../core/src/domain/cart/cart.js";
import type { Customer } from "../../core/src/domain/customer/customer.js";
import { ShopError } from "../../core/src/shared/shopError.js";
import type { LoginResult, TokenResult } from "../../core/src/wire/account.js";

export const MINUTE = 60_000;
export const HOUR: number = 60 * MINUTE;
const LIFETIME_MS = 6 * HOUR;

export const CUSTOMER: Customer = {
  id: 7,
  addressId: 70,
  email: "anna@example.at",
  ref: "CUS000000000007",
  titleId: 2,
  firstName: "Anna",
  lastName: "Auer",
  company: "",
  vatNumber: "",
  vatStatus: "unchecked",
  newsletter: false,
  phone: "",
  mobilePhone: "",
  countryId: 13,
  pendingEmail: "",
  hasTwoFactor: false,
};

export interface IssuedToken {
  text: string;
  /** In the backend's time. */
  expiresAtMs: number;
  isRevoked: boolean;
}

/** Outcome of the next requests. "lost": executed, but the response is lost. */
export type Network = "ok" | "offline" | "error" | "lost";

/** Fake backend with one customer and its own clock. Records every issued token. */
export interface FakeSessionServer {
  tokens: IssuedToken[];
  logins: Array<{ cart: CartHandle | undefined }>;
  /** Number of refreshes that issued a new token. */
  refreshes: number;
  inFlight: number;
  maxInFlight: number;
  network: Network;
  lastRefresh: Network;
  latencyMs: number;
  isValid(text: string | undefined): boolean;
  client: SessionClient;
  customer(text: string | undefined): Promise<Customer>;
}

const emptyCart = (id: number): Cart => ({ id, currency: "EUR", lines: [], discountCents: 0, token: "owned" });

export function createFakeSessionServer(simulation: {
  now(): number;
  pause(ms: number): Promise<void>;
}): FakeSessionServer {
  const server: FakeSessionServer = {
    tokens: [],
    logins: [],
    refreshes: 0,
    inFlight: 0,
    maxInFlight: 0,
    network: "ok",
    lastRefresh: "ok",
    latencyMs: 0,
    isValid: (text) =>
      server.tokens.some((token) => token.text === text && !token.isRevoked && simulation.now() < token.expiresAtMs),
    client: {
      login: ({ email, password }, cart) =>
        call(() => {
          if (email !== CUSTOMER.email || password !== "geheim12") throw new ShopError("LOGIN_FAILED");
          server.logins.push({ cart });
          return session();
        }),
      register: (_, cart) =>
        call(() => {
          server.logins.push({ cart });
          return session();
        }),
      logout: (text) => call(() => revoke(requireToken(text))),
      async refresh(text, { id, email }, key) {
        server.lastRefresh = server.network;
        server.inFlight += 1;
        server.maxInFlight = Math.max(server.maxInFlight, server.inFlight);
        try {
          return await call(() => {
            if (id !== CUSTOMER.id || email !== CUSTOMER.email) throw new ShopError("FORBIDDEN");
            const replayed = replayRefresh(text, key);
            if (replayed !== undefined) return replayed;
            const token = requireToken(text);
            revoke(token);
            server.refreshes += 1;
            replayable = { text, key, atMs: simulation.now(), result: issue() };
            return replayable.result;
          });
        } finally {
          server.inFlight -= 1;
        }
      },
      changePassword: (text) =>
        call(() => {
          requireToken(text);
          for (const token of server.tokens) revoke(token);
          return issue();
        }),
      confirmSecondFactor: (text) =>
        call(() => {
          revoke(requireToken(text));
          return issue();
        }),
      forgotPassword: () => call(() => {}),
      resetPassword: () => call(() => {}),
    },
    customer: (text) =>
      call(() => {
        requireToken(text ?? "");
        return CUSTOMER;
      }),
  };

  /** Latest refresh, whose response can be replayed once. */
  let replayable: { text: string; key: string; atMs: number; result: TokenResult } | undefined;

  function replayRefresh(text: string, key: string): TokenResult | undefined {
    const last = replayable;
    if (last === undefined || last.text !== text) return undefined;
    const isGood = last.key === key && simulation.now() - last.atMs <= MINUTE && server.isValid(last.result.token);
    replayable = undefined;
    return isGood ? last.result : undefined;
  }

  /** Request, execution and response; both directions can fail. */
  async function call<T>(run: () => T): Promise<T> {
    const outcome = server.network;
    if (outcome === "offline") throw new ShopError("NETWORK");
    if (outcome === "error") throw new ShopError("HTTP_STATUS", { details: { status: 500 } });
    const { latencyMs } = server;
    if (latencyMs > 0) await simulation.pause(latencyMs / 2);
    const result = run();
    if (latencyMs > 0) await simulation.pause(latencyMs / 2);
    if (outcome === "lost") throw new ShopError("TIMEOUT");
    return result;
  }

  function requireToken(text: string): IssuedToken {
    const token = server.tokens.find((one) => one.text === text);
    if (token === undefined || !server.isValid(text)) throw new ShopError("UNAUTHORIZED");
    return token;
  }

  const revoke = (token: IssuedToken): void => {
    token.isRevoked = true;
  };

  function issue(): TokenResult {
    const iat = Math.floor(simulation.now() / 1000);
    const claims = {
      sub: "7",
      jti: String(server.tokens.length),
      iat,
      exp: iat + LIFETIME_MS / 1000,
      aud: "storefront",
    };
    const text = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;
    server.tokens.push({ text, expiresAtMs: iat * 1000 + LIFETIME_MS, isRevoked: false });
    return { token: text, expiresInMs: LIFETIME_MS };
  }

  const session = (): LoginResult => ({ ...issue(), customer: CUSTOMER, cart: emptyCart(900) });

  return server;
}
