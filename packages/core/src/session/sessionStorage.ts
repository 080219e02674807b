import { parsePositiveInteger } from "../shared/parsePositiveInteger.js";
import { type Customer, isCompany } from "../domain/customer/customer.js";
import { readToken, type SessionToken } from "../domain/session/sessionToken.js";
import { fullName, type StoredSession } from "./sessionState.js";
import { STORAGE_KEYS, storageArea } from "../domain/session/storageKeys.js";
import type { Environment, KeyValueStorage } from "../environment/environment.js";

const TOKEN_KEY = "jwtToken";
/** Receive time of the token by this device's clock; removed with the token. */
const RECEIVED_KEY = "jwt_received_at";
/** Idempotency key of a renewal in progress; removed with the token it renews. */
const RENEWAL_KEY = "jwt_renewal_key";

export interface SessionStorage {
  read(): StoredSession | undefined;
  writeToken(token: SessionToken): void;
  /** Returns whether the customer has become a company, or ceased to be one. */
  writeCustomer(customer: Customer): boolean;
  /** Returns the idempotency key for renewing the stored token, the same for every attempt. */
  renewalKey(make: () => string): string;
  /** Removes all session keys, or with "tab" only those in session storage: other tabs share the rest. */
  clear(which: "all" | "tab"): void;
}

const MAX_NAME_LENGTH = 200;

/** Returns the signed-in customer's email address; "" when it is missing or invalid. */
export function storedEmail(local: KeyValueStorage): string {
  const text = local.get("user_identifier") ?? "";
  return text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text) ? text : "";
}

export function createSessionStorage({ local, session }: Environment["storage"], audience?: string): SessionStorage {
  const dropToken = (): void => [TOKEN_KEY, RECEIVED_KEY, RENEWAL_KEY].forEach((key) => local.remove(key));
  return {
    read() {
      const text = local.get(TOKEN_KEY);
      if (text === undefined) return undefined;
      const token = readToken(text, { audience, receivedAtMs: parsePositiveInteger(local.get(RECEIVED_KEY)) });
      if (token === undefined) {
        dropToken();
        return undefined;
      }
      const profileName = (session.get("profileName") ?? "").slice(0, MAX_NAME_LENGTH);
      return { token, email: storedEmail(local), profileName };
    },
    writeToken(token) {
      local.set(TOKEN_KEY, token.jwt);
      local.set(RECEIVED_KEY, String(token.receivedAtMs));
      local.remove(RENEWAL_KEY);
      local.set("customer_id", String(token.customerId));
      // A signed-in customer is not an express user.
      for (const key of ["user_express", "user_express_data"]) session.remove(key);
    },
    writeCustomer(customer) {
      local.set("user_identifier", customer.email);
      const wasCompany = local.get("isCompany") === "true";
      local.set("isCompany", String(isCompany(customer)));
      if (customer.addressId === undefined) local.remove("address_id");
      else local.set("address_id", String(customer.addressId));
      session.set("profileName", fullName(customer));
      return isCompany(customer) !== wasCompany;
    },
    renewalKey(make) {
      const kept = local.get(RENEWAL_KEY);
      if (kept !== undefined && /^[\w-]{16,128}$/.test(kept)) return kept;
      const key = make();
      local.set(RENEWAL_KEY, key);
      return key;
    },
    clear(which) {
      for (const key of STORAGE_KEYS) {
        if (storageArea(key) === "session") session.remove(key);
        else if (which === "all") local.remove(key);
      }
      if (which === "all") dropToken();
    },
  };
}
