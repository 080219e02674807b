import { country, shippingMethod, payment } from "../../testing/fixture/ids.ts";
import type { TestBackend } from "../../testing/createTestBackend.ts";
import { addBody, fixtureItems, createBuyer } from "../../cart/testing/shopper.ts";
import { type Caller, call, register } from "./account.ts";

type App = TestBackend["app"];
type Line = Parameters<typeof addBody>[0];

/** Ids of a person's resources. */
export interface OwnedIds {
  customerId: number;
  email: string;
  addressId: number;
  orderId: number;
  cartId: number;
  cartItemId: number;
}

export interface Person {
  caller: Caller;
  ids: OwnedIds;
}

export const addressBody = (more: Record<string, unknown> = {}) => ({
  label: "Zuhause",
  title: 1,
  firstname: "Anna",
  lastname: "Huber",
  address1: "Lindengasse 12/3",
  zipcode: "1070",
  city: "Wien",
  country: country.austria,
  state: null,
  phone: "+43 660 1234567",
  is_default: 0,
  ...more,
});

/** Pay request of a signed-in customer. Source: specification 7. */
export const buildPayBody = ({
  cartId,
  addressId,
  customerId,
}: Pick<OwnedIds, "cartId" | "addressId" | "customerId">) => ({
  cart_id: cartId,
  customer_id: customerId,
  email: "somebody@example.com",
  delivery_address_id: addressId,
  invoice_address_id: addressId,
  delivery_module_id: shippingMethod.parcel,
  payment_module_id: payment.prepayment,
  country_id: country.austria,
  locale: "de_AT",
  satellite: "AT",
});

/** Adds a variant to a new cart of the caller; returns the ids of cart and line. */
export async function fillCart(app: App, as: Caller, line: Line = fixtureItems.pouf, quantity = 1) {
  const response = await call(app, "POST", "/cart/add", addBody(line, quantity), as);
  const { data } = (await response.json()) as { data: { cartId: number; cartItemId: number } };
  return { cartId: data.cartId, cartItemId: data.cartItemId };
}

/** Registers a customer with a second address, an order and a filled cart. */
export async function createCustomer({ app, db }: Pick<TestBackend, "app" | "db">, email: string): Promise<Person> {
  const { token: bearer, customer } = await register(app, email);
  const caller: Caller = { bearer, ipAddress: email };
  const added = await call(app, "POST", "/ExternalOrderApi/address", addressBody(), caller);
  const { AddressItems } = (await added.json()) as { AddressItems: { ID: number }[] };
  const addressId = AddressItems[0]!.ID;
  const orderId = await placeOrder({ app, db }, caller, { customerId: customer.ID, addressId });
  return { caller, ids: { customerId: customer.ID, email, addressId, orderId, ...(await fillCart(app, caller)) } };
}

/** Places a signed-in customer's order of one pouf. */
export async function placeOrder(
  { app, db }: Pick<TestBackend, "app" | "db">,
  as: Caller,
  own: { customerId: number; addressId: number },
  line: Line = fixtureItems.pouf,
): Promise<number> {
  const { cartId } = await fillCart(app, as, line);
  const paid = await call(app, "POST", "/vorkasse/pay", buildPayBody({ ...own, cartId }), as);
  if (!paid.ok) throw new Error(await paid.text());
  return (await db.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow()).id;
}

/** Creates a guest at checkout: a cart with email and shipping address. */
export async function createGuest(app: App): Promise<Person> {
  const { cartId, token, customerId, addressId } = await createBuyer(app);
  const get = await call(app, "POST", "/cart/get", { cart_id: cartId }, { cartToken: token });
  const { data } = (await get.json()) as { data: { items: { cartItemId: number }[] } };
  return {
    caller: { cartToken: token, ipAddress: "guest" },
    ids: {
      customerId,
      email: "anna@example.com",
      addressId,
      orderId: 987_653,
      cartId,
      cartItemId: data.items[0]!.cartItemId,
    },
  };
}
