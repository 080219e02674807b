import { type ApiError, notFound, unauthorized } from "./apiError.ts";
import type { Subject } from "./appEnv.ts";

/** A thing of somebody's. `ownerId` undefined: there is no such thing. Carts are guests' too: see `findOwnedCart`. */
export interface Owned {
  kind: "customer" | "address" | "order";
  ownerId: number | undefined;
}

export type Action = "read" | "change" | "delete" | "cancel";

/** Who may do what; what is not here nobody may. An admin's rights are the back office's, not this API's. */
const ALLOWED: Readonly<Record<Owned["kind"], readonly Action[]>> = {
  customer: ["read", "change"],
  address: ["read", "change", "delete"],
  order: ["read", "cancel"],
};

const NAMES: Readonly<Record<Owned["kind"], string>> = {
  customer: "Customer",
  address: "Address",
  order: "Order",
};

/**
 * The one place that lets a customer at a thing, or not: ids and e-mails of a call count for nothing, the token does.
 * What is foreign and what is unknown are refused with the same words, so that nobody can count what others have.
 *
 * @throws ApiError 401 for guests, 404 for everything that is not the subject's own.
 */
export function authorize(subject: Subject, action: Action, object: Owned): void {
  if (subject.kind !== "customer") throw unauthorized();
  const allowed = ALLOWED[object.kind].includes(action) && object.ownerId === subject.customerId;
  if (!allowed) throw foreign(object.kind);
}

/** What is said of a thing that is not the caller's, or is not at all. */
export const foreign = (kind: Owned["kind"]): ApiError => notFound(NAMES[kind]);
