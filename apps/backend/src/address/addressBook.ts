import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { ApiError } from "../platform/http/apiError.ts";
import { ownedNotFound } from "../platform/http/authorize.ts";
import type { AddressRequest } from "./addressInput.ts";
import { toAddressRow } from "./toAddressRow.ts";

type Trx = Transaction<Tables>;
type AddressRow = ReturnType<typeof toAddressRow>;

/** Source: specification 9. */
export const MAX_ADDRESSES = 100;

// The write functions below expect an authorized customer.

/** The default address comes first. */
export async function readAddresses(
  db: Kysely<Tables>,
  customerId: number,
  limit = MAX_ADDRESSES,
): Promise<AddressRow[]> {
  const rows = await db
    .selectFrom("address")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("is_default", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => toAddressRow(row.id, row, row.is_default, row.label));
}

/** `undefined` when the address does not exist. */
export async function findAddressOwnerId(db: Kysely<Tables>, addressId: number): Promise<number | undefined> {
  const row = await db.selectFrom("address").select("customer_id").where("id", "=", addressId).executeTakeFirst();
  return row?.customer_id;
}

export async function insertAddress(
  trx: Trx,
  customerId: number,
  address: AddressRequest["address"],
): Promise<AddressRow> {
  await lockAddressBook(trx, customerId);
  const { rows } = await sql<{ count: number; isFirst: boolean }>`
    select count(*) as count, count(*) filter (where is_default) = 0 as "isFirst"
    from address where customer_id = ${customerId}`.execute(trx);
  const { count = 0, isFirst = true } = rows[0] ?? {};
  if (count >= MAX_ADDRESSES) throw new ApiError(400, "TOO_MANY_ADDRESSES", "No more addresses can be stored");
  // Checkout preselects the default address, so the first address becomes the default.
  const is_default = address.is_default || isFirst;
  if (is_default) await clearDefault(trx, customerId);
  const row = await trx
    .insertInto("address")
    .values({ ...address, is_default, customer_id: customerId })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAddressRow(row.id, row, row.is_default, row.label);
}

/** `is_default: false` is ignored: the default only changes by making another address the default. */
export async function updateAddress(
  trx: Trx,
  customerId: number,
  addressId: number,
  { is_default, ...address }: AddressRequest["address"],
): Promise<AddressRow> {
  await lockAddressBook(trx, customerId);
  if (is_default) await setDefaultAddress(trx, customerId, addressId);
  const row = await trx
    .updateTable("address")
    .set(address)
    .where("id", "=", addressId)
    .where("customer_id", "=", customerId)
    .returningAll()
    .executeTakeFirstOrThrow(() => ownedNotFound("address"));
  return toAddressRow(row.id, row, row.is_default, row.label);
}

export async function deleteAddress(trx: Trx, customerId: number, addressId: number): Promise<void> {
  await lockAddressBook(trx, customerId);
  const deleted = await trx
    .deleteFrom("address")
    .where("id", "=", addressId)
    .where("customer_id", "=", customerId)
    .where("is_default", "=", false)
    .returning("id")
    .executeTakeFirst();
  if (deleted !== undefined) return;
  throw new ApiError(409, "ADDRESS_IS_DEFAULT", "Make another address the default before this one can be deleted");
}

/** @throws ApiError 404 when the address was deleted meanwhile; the rollback keeps the previous default. */
export async function setDefaultAddress(trx: Trx, customerId: number, addressId: number): Promise<void> {
  await lockAddressBook(trx, customerId);
  await clearDefault(trx, customerId);
  await trx
    .updateTable("address")
    .set({ is_default: true })
    .where("id", "=", addressId)
    .where("customer_id", "=", customerId)
    .returning("id")
    .executeTakeFirstOrThrow(() => ownedNotFound("address"));
}

/** Serializes changes of one address book: concurrent changes could leave two defaults, or none. */
const lockAddressBook = (trx: Trx, customerId: number) =>
  trx.selectFrom("customer").select("id").where("id", "=", customerId).forUpdate().execute();

const clearDefault = (trx: Trx, customerId: number) =>
  trx
    .updateTable("address")
    .set({ is_default: false })
    .where("customer_id", "=", customerId)
    .where("is_default", "=", true)
    .execute();
