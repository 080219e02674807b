import type { CartHandle } from "../../core/src/clients/cartAnswer.js";
import type { SessionClient } from "../../core/src/clients/sessionClient.js";
import type { Cart } from "../../core/src/domain/cart/cart.js";
import type { Customer } from "../../core/src/domain/customer/customer.js";
import { ShopError } from "../../core/src/shared/shopError.js";
import type { LoginAnswer, TokenAnswer } from "../../core/src/wire/session.js";

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
  cellphone: "",
  countryId: 13,
  emailPending: "",
  secondFactor: false,
};

export interface IssuedToken {
  text: string;
  /** In the backend's time. */
  endsAtMs: number;
  revoked: boolean;
}

/** Outcome of the next requests. "lost": executed, but the response is lost. */
export type Network = "ok" | "offline" | "error" | "lost";

/** Fake backend with one customer and its own clock. Records every issued token. */
export interface SessionServer {
  tokens: IssuedToken[];
  logins: Array<{ cart: CartHandle | undefined }>;
  /** Number of refreshes that issued a new token. */
  refreshes: number;
  inFlight: number;
  mostInFlight: number;
  network: Network;
  lastRefresh: Network;
  latencyMs: number;
  isValid(text: string | undefined): boolean;
  client: SessionClient;
  customer(text: string | undefined): Promise<Customer>;
}

const emptyCart = (id: number): Cart => ({ id, currency: "EUR", lines: [], discountCents: 0, token: "owned" });

export function sessionServer(world: { now(): number; pause(ms: number): Promise<void> }): SessionServer {
  const server: SessionServer = {
    tokens: [],
    logins: [],
    refreshes: 0,
    inFlight: 0,
    mostInFlight: 0,
    network: "ok",
    lastRefresh: "ok",
    latencyMs: 0,
    isValid: (text) =>
      server.tokens.some((token) => token.text === text && !token.revoked && world.now() < token.endsAtMs),
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
      logout: (text) => call(() => revoke(known(text))),
      async refresh(text, { id, email }, key) {
        server.lastRefresh = server.network;
        server.inFlight += 1;
        server.mostInFlight = Math.max(server.mostInFlight, server.inFlight);
        try {
          return await call(() => {
            if (id !== CUSTOMER.id || email !== CUSTOMER.email) throw new ShopError("FORBIDDEN");
            const again = answerAgain(text, key);
            if (again !== undefined) return again;
            const token = known(text);
            revoke(token);
            server.refreshes += 1;
            renewal = { text, key, atMs: world.now(), answer: issue() };
            return renewal.answer;
          });
        } finally {
          server.inFlight -= 1;
        }
      },
      changePassword: (text) =>
        call(() => {
          known(text);
          for (const token of server.tokens) revoke(token);
          return issue();
        }),
      confirmSecondFactor: (text) =>
        call(() => {
          revoke(known(text));
          return issue();
        }),
      forgotPassword: () => call(() => {}),
      resetPassword: () => call(() => {}),
    },
    customer: (text) =>
      call(() => {
        known(text ?? "");
        return CUSTOMER;
      }),
  };

  /** Latest refresh, whose response can be replayed once. */
  let renewal: { text: string; key: string; atMs: number; answer: TokenAnswer } | undefined;

  function answerAgain(text: string, key: string): TokenAnswer | undefined {
    const last = renewal;
    if (last === undefined || last.text !== text) return undefined;
    const isGood = last.key === key && world.now() - last.atMs <= MINUTE && server.isValid(last.answer.token);
    renewal = undefined;
    return isGood ? last.answer : undefined;
  }

  /** Request, execution and response; both directions can fail. */
  async function call<T>(run: () => T): Promise<T> {
    const how = server.network;
    if (how === "offline") throw new ShopError("NETWORK");
    if (how === "error") throw new ShopError("HTTP_STATUS", { details: { status: 500 } });
    const { latencyMs } = server;
    if (latencyMs > 0) await world.pause(latencyMs / 2);
    const answer = run();
    if (latencyMs > 0) await world.pause(latencyMs / 2);
    if (how === "lost") throw new ShopError("TIMEOUT");
    return answer;
  }

  function known(text: string): IssuedToken {
    const token = server.tokens.find((one) => one.text === text);
    if (token === undefined || !server.isValid(text)) throw new ShopError("UNAUTHORIZED");
    return token;
  }

  const revoke = (token: IssuedToken): void => {
    token.revoked = true;
  };

  function issue(): TokenAnswer {
    const iat = Math.floor(world.now() / 1000);
    const claims = {
      sub: "7",
      jti: String(server.tokens.length),
      iat,
      exp: iat + LIFETIME_MS / 1000,
      aud: "storefront",
    };
    const text = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;
    server.tokens.push({ text, endsAtMs: iat * 1000 + LIFETIME_MS, revoked: false });
    return { token: text, expiresInMs: LIFETIME_MS };
  }

  const session = (): LoginAnswer => ({ ...issue(), customer: CUSTOMER, cart: emptyCart(900) });

  return server;
}
