import type { Limit } from "../../http/rateLimit.ts";
import { RESET_MINUTES } from "../mail/letters/postLetter.ts";

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

// Counting by account and IP address keeps an attacker's attempts from locking out the owner. Limits by IP address
// alone are wide, because households and offices share one.

/** Source: legal-security C1, 6.3.1. */
export const LOGIN: Limit = { name: "login", most: 5, seconds: QUARTER };
export const LOGIN_BY_ADDRESS: Limit = { name: "login address", most: 50, seconds: QUARTER };
/** Rejected registrations: they reveal which addresses have an account. */
export const REGISTER: Limit = { name: "register", most: 20, seconds: HOUR };
export const REGISTERED: Limit = { name: "registered", most: 200, seconds: 24 * HOUR };
/** By customer: each change sends an email, and a rejection reveals an account. */
export const EMAIL_CHANGE: Limit = { name: "email change", most: 10, seconds: 24 * HOUR };
/** Emails per recipient. The window equals the link lifetime: a recipient at the limit still has three valid links. */
export const FORGOT: Limit = { name: "forgot", most: 3, seconds: RESET_MINUTES * 60 };
export const FORGOT_BY_ADDRESS: Limit = { name: "forgot address", most: 20, seconds: HOUR };
export const RESET: Limit = { name: "reset", most: 20, seconds: HOUR };
/** By customer: a stolen token must not allow password guessing. */
export const CONFIRM_PASSWORD: Limit = { name: "confirm password", most: 5, seconds: QUARTER };
/** By customer: only callers with the correct password get this far. Source: ASVS 5.0, 6.6.3. */
export const CODES: Limit = { name: "codes", most: 10, seconds: QUARTER };
