import type { RateLimit } from "../platform/http/rateLimit.ts";
import { RESET_LINK_MINUTES } from "../security/mailLink.ts";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

// Counting by account and IP address keeps an attacker's attempts from locking out the owner. Limits by IP address
// alone are wide, because households and offices share one.

/** Source: legal-security C1, 6.3.1. */
export const LOGIN: RateLimit = { name: "login", maxAttempts: 5, windowSeconds: QUARTER_HOUR };
export const LOGIN_BY_IP: RateLimit = { name: "login address", maxAttempts: 50, windowSeconds: QUARTER_HOUR };
/** Also with the right password: each costs a hash, for which all callers queue. */
export const SIGN_INS: RateLimit = { name: "sign-ins", maxAttempts: 600, windowSeconds: HOUR };
/** Failures of an account from all addresses: the customer is notified, because a limit would lock them out. */
export const LOGIN_FAILURES: RateLimit = { name: "login failures", maxAttempts: 24, windowSeconds: 24 * HOUR };
export const LOGIN_NOTICE: RateLimit = { name: "login notice", maxAttempts: 1, windowSeconds: 24 * HOUR };

/** The database and JavaScript lower-case some letters differently, so spellings of an account share its id. */
export const accountKey = (account: { id: number } | undefined, email: string): string | number =>
  account?.id ?? email.toLowerCase();

/** Rejected registrations: they reveal which addresses have an account. */
export const REGISTER: RateLimit = { name: "register", maxAttempts: 20, windowSeconds: HOUR };
export const REGISTER_BY_DAY: RateLimit = { name: "registered", maxAttempts: 200, windowSeconds: 24 * HOUR };
/** By customer: each change sends an email, and a rejection reveals an account. */
export const EMAIL_CHANGE: RateLimit = { name: "email change", maxAttempts: 10, windowSeconds: 24 * HOUR };
/** Emails per recipient. The window equals the link lifetime: a recipient at the limit still has three valid links. */
export const FORGOT_PASSWORD: RateLimit = { name: "forgot", maxAttempts: 3, windowSeconds: RESET_LINK_MINUTES * 60 };
export const FORGOT_PASSWORD_BY_IP: RateLimit = { name: "forgot address", maxAttempts: 20, windowSeconds: HOUR };
export const LINK_ATTEMPTS: RateLimit = { name: "reset", maxAttempts: 20, windowSeconds: HOUR };
/** By customer: a stolen token must not allow password guessing. */
export const CONFIRM_PASSWORD: RateLimit = { name: "confirm password", maxAttempts: 5, windowSeconds: QUARTER_HOUR };
/** By customer, as {@link SIGN_INS}. */
export const CONFIRMATIONS: RateLimit = { name: "confirmations", maxAttempts: 60, windowSeconds: HOUR };
/** By customer: only callers with the correct password get this far. Source: ASVS 5.0, 6.6.3. */
export const SECOND_FACTOR_CODES: RateLimit = { name: "codes", maxAttempts: 10, windowSeconds: QUARTER_HOUR };
