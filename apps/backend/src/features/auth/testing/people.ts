import { country, delivery, payment } from "../../../testing/fixture/ids.ts";
import type { TestBackend } from "../../../testing/testDatabase.ts";
import { addBody, goods, newBuyer } from "../../cart/testing/shopper.ts";
import { type As, call, register } from "./account.ts";

type App = TestBackend["app"];
type Line = (typeof goods)[keyof typeof goods];

/** Ids of a person's resources. */
export interface Things {
  customerId: number;
  email: string;
  addressId: number;
  orderId: number;
  cartId: number;
  cartItemId: number;
}

export interface Person {
  as: As;
  own: Things;
}

export const anAddressBody = (more: Record<string, unknown> = {}) => ({
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
export const payBodyOf = ({ cartId, addressId, customerId }: Pick<Things, "cartId" | "addressId" | "customerId">) => ({
  cart_id: cartId,
  customer_id: customerId,
  email: "somebody@example.com",
  delivery_address_id: addressId,
  invoice_address_id: addressId,
  delivery_module_id: delivery.parcel,
  payment_module_id: payment.prepayment,
  country_id: country.austria,
  locale: "de_AT",
  satellite: "AT",
});

/** Adds a variant to a new cart of the caller; returns the ids of cart and line. */
export async function fillCart(app: App, as: As, line: Line = goods.pouf, quantity = 1) {
  const answer = await call(app, "POST", "/cart/add", addBody(line, quantity), as);
  const { data } = (await answer.json()) as { data: { cartId: number; cartItemId: number } };
  return { cartId: data.cartId, cartItemId: data.cartItemId };
}

/** Registers a customer with a second address, an order and a filled cart. */
export async function newCustomer({ app, db }: Pick<TestBackend, "app" | "db">, email: string): Promise<Person> {
  const { token: bearer, customer } = await register(app, email);
  const as: As = { bearer, address: email };
  const added = await call(app, "POST", "/ExternalOrderApi/address", anAddressBody(), as);
  const { AddressItems } = (await added.json()) as { AddressItems: { ID: number }[] };
  const addressId = AddressItems[0]!.ID;
  const orderId = await placeOrder({ app, db }, as, { customerId: customer.ID, addressId });
  return { as, own: { customerId: customer.ID, email, addressId, orderId, ...(await fillCart(app, as)) } };
}

/** Places a signed-in customer's order of one pouf. */
export async function placeOrder(
  { app, db }: Pick<TestBackend, "app" | "db">,
  as: As,
  own: { customerId: number; addressId: number },
  line: Line = goods.pouf,
): Promise<number> {
  const { cartId } = await fillCart(app, as, line);
  const paid = await call(app, "POST", "/vorkasse/pay", payBodyOf({ ...own, cartId }), as);
  if (!paid.ok) throw new Error(await paid.text());
  return (await db.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow()).id;
}

/** Creates a guest at checkout: a cart with email and shipping address. */
export async function newGuest(app: App): Promise<Person> {
  const { cartId, token, customerId, addressId } = await newBuyer(app);
  const get = await call(app, "POST", "/cart/get", { cart_id: cartId }, { cartToken: token });
  const { data } = (await get.json()) as { data: { items: { cartItemId: number }[] } };
  return {
    as: { cartToken: token, address: "guest" },
    own: {
      customerId,
      email: "anna@example.com",
      addressId,
      orderId: 987_653,
      cartId,
      cartItemId: data.items[0]!.cartItemId,
    },
  };
}
