import type { PostalAddress } from "../order/postalAddress.js";

/** Input of a new account with its first address. Titles: 1 Mr, 2 Miss, 5 Association, otherwise Company. */
export interface Registration extends PostalAddress {
  email: string;
  emailConfirm: string;
  password: string;
  passwordConfirm: string;
  vatNumber: string;
  mobilePhone: string;
  newsletter: boolean;
  /** Must be true. */
  terms: boolean;
  /** Reference and hash from the link in a guest order's e-mail; the order is attached to the account. */
  order?: { ref: string; hash: string } | undefined;
}

/** Credentials of a sign-in. */
export interface LoginInput {
  email: string;
  password: string;
  /** Code of the authenticator app, required after CODE_REQUIRED. */
  code?: string;
}

/** Input of a password change; the old password authenticates the request. */
export interface PasswordChange {
  passwordOld: string;
  password: string;
  passwordConfirm: string;
}

/** Input of a password reset through the mailed link. */
export interface PasswordReset {
  /** Token from the mailed link. */
  token: string;
  password: string;
  passwordConfirm: string;
}

/**
 * Customer data that can be changed. A new e-mail address requires the password and takes effect once the link mailed
 * to it is opened.
 */
export interface CustomerChanges {
  titleId: number;
  firstName: string;
  lastName: string;
  company: string;
  vatNumber: string;
  email: string;
  /** Required for a new e-mail address, otherwise "". */
  password: string;
}
