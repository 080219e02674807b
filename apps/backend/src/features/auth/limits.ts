import type { Limit } from "../../http/rateLimit.ts";
import { RESET_MINUTES } from "../mail/letters/postLetter.ts";

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

// Counted by account and address together: a stranger's tries lock nobody out of the own account. The limits by address
// alone are wide, because a household or an office shares one.

/** Source: legal-security C1, 6.3.1. */
export const LOGIN: Limit = { name: "login", most: 5, seconds: QUARTER };
export const LOGIN_BY_ADDRESS: Limit = { name: "login address", most: 50, seconds: QUARTER };
/** Refused registrations: they tell which addresses have an account. */
export const REGISTER: Limit = { name: "register", most: 20, seconds: HOUR };
export const REGISTERED: Limit = { name: "registered", most: 200, seconds: 24 * HOUR };
/** By customer: each change mails somebody, and a refused one tells of an account. */
export const EMAIL_CHANGE: Limit = { name: "email change", most: 10, seconds: 24 * HOUR };
/** Mails to one person, whoever asks for them. As long as a link lives: who gets no more has three that are good. */
export const FORGOT: Limit = { name: "forgot", most: 3, seconds: RESET_MINUTES * 60 };
export const FORGOT_BY_ADDRESS: Limit = { name: "forgot address", most: 20, seconds: HOUR };
export const RESET: Limit = { name: "reset", most: 20, seconds: HOUR };
/** By customer: whoever holds a stolen token must not try passwords. */
export const CONFIRM_PASSWORD: Limit = { name: "confirm password", most: 5, seconds: QUARTER };
/** By customer, whoever tries: only who knows the password comes so far. Source: ASVS 5.0, 6.6.3. */
export const CODES: Limit = { name: "codes", most: 10, seconds: QUARTER };
