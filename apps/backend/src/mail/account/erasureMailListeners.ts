import type { Listener } from "../../deps.ts";
import { queueAccountMail } from "./queueAccountMail.ts";

export const mailErasureRequested: Listener<"account:erasureRequested"> = (trx, deps, { email: to, ...event }) =>
  queueAccountMail(trx, deps, { ...event, kind: "erasureRequested", to, confidential: true });

export const mailInactive: Listener<"account:inactive"> = (trx, deps, { email: to, ...event }) =>
  queueAccountMail(trx, deps, { ...event, kind: "inactive", to, path: "/login-register?tab=login" });

/** Confidential: the name is removed with the body once it is sent. */
export const mailErased: Listener<"account:erased"> = (trx, deps, { email: to, ...event }) =>
  queueAccountMail(trx, deps, { ...event, kind: "erased", to, confidential: true });
