import type { Listener } from "../../deps.ts";
import { queueAccountMail } from "./queueAccountMail.ts";

export const mailWelcome: Listener<"account:registered"> = (trx, deps, { email: to, locale, name }) =>
  queueAccountMail(trx, deps, { kind: "welcome", to, locale, name, path: "/account" });

export const mailPasswordReset: Listener<"account:resetRequested"> = (trx, deps, { email: to, ...request }) =>
  queueAccountMail(trx, deps, { ...request, kind: "resetPassword", to, name: "", confidential: true });

export const mailPasswordChanged: Listener<"account:passwordChanged"> = (trx, deps, { email: to, ...event }) =>
  queueAccountMail(trx, deps, { ...event, kind: "passwordChanged", to, path: "/forgot-password" });

export const mailFailedLogins: Listener<"account:loginsFailed"> = (trx, deps, { email: to, ...event }) =>
  queueAccountMail(trx, deps, { ...event, kind: "loginsFailed", to, path: "/forgot-password" });

export const mailEmailChangeRequested: Listener<"account:emailChangeRequested"> = async (trx, deps, event) => {
  const { email, newEmail, locale, name, path } = event;
  await queueAccountMail(trx, deps, { kind: "emailConfirm", to: newEmail, locale, name, path, confidential: true });
  if (newEmail.toLowerCase() === email.toLowerCase()) return;
  // The notification prevents a silent takeover from an unattended device.
  const forgotten = "/forgot-password";
  await queueAccountMail(trx, deps, { kind: "emailChangeRequested", to: email, locale, name, path: forgotten });
};

export const mailEmailChanged: Listener<"account:emailChanged"> = (trx, deps, { email: to, locale, name }) =>
  queueAccountMail(trx, deps, { kind: "emailChanged", to, locale, name });

export const mailNewsletterConfirmation: Listener<"newsletter:requested"> = (trx, deps, { email: to, ...request }) =>
  queueAccountMail(trx, deps, { ...request, kind: "newsletterConfirm", to, name: "", confidential: true });

export const mailNewsletterWelcome: Listener<"newsletter:confirmed"> = (trx, deps, { email: to, ...request }) =>
  queueAccountMail(trx, deps, { ...request, kind: "newsletterWelcome", to, name: "", confidential: true });
