import { type Context, Hono } from "hono";
import { sql } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { authorize, ownedNotFound } from "../platform/http/authorize.ts";
import { cartNotFound, findOwnedCart, lockCart, noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { readCartLocale } from "../platform/http/readCartLocale.ts";
import { respondToWrite, runInTransaction } from "../platform/http/idempotency.ts";
import { idInput, parseInput, readBody, readQuery, integerInput } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { requireCustomer, getSubject } from "../platform/http/subject.ts";
import { localeInput, LOCALES } from "../locale.ts";
import {
  deleteAddress,
  insertAddress,
  setDefaultAddress,
  MAX_ADDRESSES,
  findAddressOwnerId,
  readAddresses,
  updateAddress,
} from "./addressBook.ts";
import { type AddressRequest, addressInput, validateAddress } from "./addressInput.ts";

const listQuery = v.object({
  customer_id: v.optional(idInput),
  limit: v.optional(integerInput(1, MAX_ADDRESSES), String(MAX_ADDRESSES)),
});
const idPath = v.object({ id: idInput });
const deletePath = v.object({ customerId: idInput, id: idInput });
const countyPath = v.object({ countryId: idInput });
const localeQuery = v.object({ api_locale: localeInput });

/** Address book of a customer, addresses of a guest's cart, and states of a country. */
export function addressRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/address/*", noStore);

  /** Returns the id of the calling customer after checking that the address belongs to them. */
  const authorizeOwner = async (
    c: Context<AppEnv>,
    addressId: number,
    action: "change" | "delete",
  ): Promise<number> => {
    const subject = await requireCustomer(c);
    const ownerId = await findAddressOwnerId(db, addressId);
    authorize({ kind: "customer", ...subject }, action, { kind: "address", ownerId });
    return subject.customerId;
  };

  routes.get("/ExternalOrderApi/address", async (c) => {
    const subject = await requireCustomer(c);
    const { customer_id: ownerId = subject.customerId, limit } = readQuery(c, listQuery);
    authorize({ kind: "customer", ...subject }, "read", { kind: "customer", ownerId });
    return c.json({ AddressItems: await readAddresses(db, subject.customerId, limit) });
  });

  // Guests and customers share this route: a guest proves ownership with the cart token, a customer with the bearer
  // token.
  routes.post("/ExternalOrderApi/address", async (c) => {
    const call = await readBody(c, addressInput);
    const subject = await getSubject(c);
    if (subject.kind === "customer") {
      const ownerId = call.customerId ?? subject.customerId;
      authorize(subject, "change", { kind: "customer", ownerId });
      await validateAddress(db, call.address, call.cartId === undefined ? undefined : await readCheckout(c, call));
      return respondToWrite(c, deps, `customer:${subject.customerId}`, async (trx) =>
        toCreated(await insertAddress(trx, subject.customerId, call.address)),
      );
    }
    await validateAddress(db, call.address, await readCheckout(c, call));
    return addGuestAddress(c, call);
  });

  const readCheckout = async (c: Context<AppEnv>, { cartId }: AddressRequest) => {
    const owned = await findOwnedCart(db, c, cartId);
    const locale = owned && (await readCartLocale(db, owned.id));
    return { storefront: locale && LOCALES[locale].market };
  };

  const addGuestAddress = async (c: Context<AppEnv>, call: AddressRequest): Promise<Response> => {
    const owned = await findOwnedCart(db, c, call.cartId);
    if (owned === undefined) throw cartNotFound();
    return respondToWrite(c, deps, `cart:${owned.id}`, async (trx) => {
      // The locked cart determines the owner. A different `customer_id` gets the response of an unknown cart, so that
      // customer ids cannot be enumerated.
      const { ordered, customerId } = await lockCart(trx, owned.id);
      if (ordered || customerId === undefined || customerId !== call.customerId) throw cartNotFound();
      return toCreated(await insertAddress(trx, customerId, call.address));
    });
  };

  routes.put("/ExternalOrderApi/address/:id", async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const customerId = await authorizeOwner(c, id, "change");
    const { address } = await readBody(c, addressInput);
    await validateAddress(db, address);
    const row = await runInTransaction(db, (trx) => updateAddress(trx, customerId, id, address));
    return c.json({ AddressItems: [row] });
  });

  routes.delete("/:customerId/addresses/:id", noStore, async (c) => {
    const { customerId: pathCustomerId, id } = parseInput(deletePath, c.req.param());
    const customerId = await authorizeOwner(c, id, "delete");
    if (pathCustomerId !== customerId) throw ownedNotFound("address");
    await runInTransaction(db, (trx) => deleteAddress(trx, customerId, id));
    return c.body(null, 204);
  });

  routes.patch("/address/:id/set-default", noStore, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const customerId = await authorizeOwner(c, id, "change");
    await runInTransaction(db, (trx) => setDefaultAddress(trx, customerId, id));
    return c.json({ AddressItems: await readAddresses(db, customerId) });
  });

  routes.get("/ExternalOrderApi/county/:countryId", cachePublicly, async (c) => {
    const { countryId } = parseInput(countyPath, c.req.param());
    const { language } = LOCALES[readQuery(c, localeQuery).api_locale];
    const { rows } = await sql<{ id: number; title: string; isocode: string }>`
      select id, coalesce(text -> ${language} ->> 'title', title) as title, isocode
      from state where country_id = ${countryId}
      order by id`.execute(db);
    return c.json({ data: rows });
  });

  return routes;
}

const toCreated = (row: unknown) => ({ status: 201 as const, body: { AddressItems: [row] } });
