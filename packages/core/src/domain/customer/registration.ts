import type { PostalAddress } from "../order/postalAddress.js";

/** Who signs up, with the first address. Titles: 1 Mr, 2 Miss, 5 Association, otherwise Company. */
export interface Registration extends PostalAddress {
  email: string;
  emailConfirm: string;
  password: string;
  passwordConfirm: string;
  vatNumber: string;
  cellphone: string;
  newsletter: boolean;
  /** must be true */
  terms: boolean;
  /** of the link that was mailed with a guest's order of the same e-mail address: the order joins the account */
  order?: { ref: string; hash: string } | undefined;
}

/** What signing in takes. */
export interface LoginInput {
  email: string;
  password: string;
  /** of the authenticator app, where the shop has asked for it: CODE_REQUIRED */
  code?: string;
}

/** What changing a password takes; the old one proves who asks. */
export interface PasswordChange {
  passwordOld: string;
  password: string;
  passwordConfirm: string;
}

/** What a new password takes whose link was mailed. */
export interface PasswordReset {
  /** out of the mailed link */
  token: string;
  password: string;
  passwordConfirm: string;
}

/**
 * What a customer can change of the own data. A new e-mail address needs the password, and counts once its owner has used
 * the link that is mailed there.
 */
export interface CustomerChanges {
  title: number;
  firstname: string;
  lastname: string;
  company: string;
  vatNumber: string;
  email: string;
  /** only for a new e-mail address */
  password: string;
}
