import { type Context, Hono } from "hono";
import { sql } from "kysely";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { authorize, foreign } from "../../http/authorize.ts";
import { cartNotFound, findOwnedCart, lockCart, noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { answerWrite, inTransaction } from "../../http/idempotency.ts";
import { idInput, parseInput, readBody, readQuery, wholeInput } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";
import { customerOf, subjectOf } from "../../http/subject.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import {
  deleteAddress,
  insertAddress,
  makeDefault,
  MAX_ADDRESSES,
  ownerOfAddress,
  readAddresses,
  updateAddress,
} from "./addressBook.ts";
import { type AddressCall, addressInput, checkAddress } from "./addressInput.ts";

const listQuery = v.object({
  customer_id: v.optional(idInput),
  limit: v.optional(wholeInput(1, MAX_ADDRESSES), String(MAX_ADDRESSES)),
});
const idPath = v.object({ id: idInput });
const deletePath = v.object({ customerId: idInput, id: idInput });
const countyPath = v.object({ countryId: idInput });
const localeQuery = v.object({ api_locale: localeInput });

/** Address book of a customer, addresses of a guest's cart, and states of a country. */
export function addressRoutes({ db }: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/address/*", noStore);

  /** Returns the id of the calling customer after checking that the address belongs to them. */
  const ownerOf = async (c: Context<AppEnv>, addressId: number, action: "change" | "delete"): Promise<number> => {
    const subject = await customerOf(c);
    const ownerId = await ownerOfAddress(db, addressId);
    authorize({ kind: "customer", ...subject }, action, { kind: "address", ownerId });
    return subject.customerId;
  };

  routes.get("/ExternalOrderApi/address", async (c) => {
    const subject = await customerOf(c);
    const { customer_id: ownerId = subject.customerId, limit } = readQuery(c, listQuery);
    authorize({ kind: "customer", ...subject }, "read", { kind: "customer", ownerId });
    return c.json({ AddressItems: await readAddresses(db, subject.customerId, limit) });
  });

  // Guests and customers share this route: a guest proves ownership with the cart token, a customer with the bearer
  // token.
  routes.post("/ExternalOrderApi/address", async (c) => {
    const call = await readBody(c, addressInput);
    const subject = await subjectOf(c);
    if (subject.kind === "customer") {
      const ownerId = call.customerId ?? subject.customerId;
      authorize(subject, "change", { kind: "customer", ownerId });
      await checkAddress(db, call.address);
      return answerWrite(c, db, `customer:${subject.customerId}`, async (trx) =>
        created(await insertAddress(trx, subject.customerId, call.address)),
      );
    }
    await checkAddress(db, call.address);
    return addForGuest(c, call);
  });

  const addForGuest = async (c: Context<AppEnv>, call: AddressCall): Promise<Response> => {
    const owned = await findOwnedCart(db, c, call.cartId);
    if (owned === undefined) throw cartNotFound();
    return answerWrite(c, db, `cart:${owned.id}`, async (trx) => {
      // The locked cart determines the owner. A different `customer_id` gets the response of an unknown cart, so that
      // customer ids cannot be enumerated.
      const { ordered, customerId } = await lockCart(trx, owned.id);
      if (ordered || customerId === undefined || customerId !== call.customerId) throw cartNotFound();
      return created(await insertAddress(trx, customerId, call.address));
    });
  };

  routes.put("/ExternalOrderApi/address/:id", async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const customerId = await ownerOf(c, id, "change");
    const { address } = await readBody(c, addressInput);
    await checkAddress(db, address);
    const row = await inTransaction(db, (trx) => updateAddress(trx, customerId, id, address));
    return c.json({ AddressItems: [row] });
  });

  routes.delete("/:customerId/addresses/:id", noStore, async (c) => {
    const { customerId: named, id } = parseInput(deletePath, c.req.param());
    const customerId = await ownerOf(c, id, "delete");
    if (named !== customerId) throw foreign("address");
    await inTransaction(db, (trx) => deleteAddress(trx, customerId, id));
    return c.body(null, 204);
  });

  routes.patch("/address/:id/set-default", noStore, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const customerId = await ownerOf(c, id, "change");
    await inTransaction(db, (trx) => makeDefault(trx, customerId, id));
    return c.json({ AddressItems: await readAddresses(db, customerId) });
  });

  routes.get("/ExternalOrderApi/county/:countryId", publicRead, async (c) => {
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

const created = (row: unknown) => ({ status: 201 as const, body: { AddressItems: [row] } });
