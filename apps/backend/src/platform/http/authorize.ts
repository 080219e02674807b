import { type ApiError, notFound, unauthorized } from "./apiError.ts";
import type { Subject } from "./appEnv.ts";

/**
 * An object with an owner; `ownerId` is undefined if it does not exist. Carts also belong to guests: see
 * `findOwnedCart`.
 */
export interface OwnedObject {
  kind: "customer" | "address" | "order";
  ownerId: number | undefined;
}

export type Action = "read" | "change" | "delete" | "cancel";

/** Allow-list of actions. Admin rights are handled by the back office, not by this API. */
const PERMISSIONS: Readonly<Record<OwnedObject["kind"], readonly Action[]>> = {
  customer: ["read", "change"],
  address: ["read", "change", "delete"],
  order: ["read", "cancel"],
};

const NAMES: Readonly<Record<OwnedObject["kind"], string>> = {
  customer: "Customer",
  address: "Address",
  order: "Order",
};

/**
 * The only ownership check for customer data: it trusts the token, never the ids or e-mail addresses of the request.
 * Foreign and unknown objects get the same response, so that callers cannot enumerate ids.
 *
 * @throws ApiError 401 for guests, 404 for objects of other customers
 */
export function authorize(subject: Subject, action: Action, object: OwnedObject): void {
  if (subject.kind !== "customer") throw unauthorized();
  const allowed = PERMISSIONS[object.kind].includes(action) && object.ownerId === subject.customerId;
  if (!allowed) throw ownedNotFound(object.kind);
}

/** 404 for an object that does not exist or belongs to another customer. */
export const ownedNotFound = (kind: OwnedObject["kind"]): ApiError => notFound(NAMES[kind]);
