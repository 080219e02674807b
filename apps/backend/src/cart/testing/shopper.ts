import type { TestBackend } from "../../testing/createTestBackend.ts";
import { country, shippingMethod, payment, product, variant } from "../../testing/fixture/ids.ts";

type App = TestBackend["app"];

export interface RequestOptions {
  token?: string | undefined;
  key?: string | undefined;
  /** Token of a signed-in customer. */
  bearer?: string | undefined;
}

export function send(
  app: App,
  path: string,
  body: unknown,
  { token, key, bearer }: RequestOptions = {},
): Promise<Response> {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (token !== undefined) headers.set("X-Cart-Token", token);
  if (key !== undefined) headers.set("Idempotency-Key", key);
  if (bearer !== undefined) headers.set("Authorization", `Bearer ${bearer}`);
  return Promise.resolve(app.request(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

export function fetchWithCartToken(app: App, path: string, token?: string): Promise<Response> {
  return Promise.resolve(app.request(path, { headers: token === undefined ? {} : { "X-Cart-Token": token } }));
}

/** Variants of the fixture with their products. */
export const fixtureItems = {
  sofa: { product: product.sofa, product_sale_elements_id: variant.sofaForest2 },
  lastSofa: { product: product.sofa, product_sale_elements_id: variant.sofaForest3 },
  armchair: { product: product.armchair, product_sale_elements_id: variant.armchairForest },
  greyArmchair: { product: product.armchair, product_sale_elements_id: variant.armchairGrey },
  chair: { product: product.chair, product_sale_elements_id: variant.chair },
  table: { product: product.table, product_sale_elements_id: variant.tableOak },
  pouf: { product: product.pouf, product_sale_elements_id: variant.pouf },
  stool: { product: product.stool, product_sale_elements_id: variant.stool },
} as const;

export const addBody = (
  line: { product: number; product_sale_elements_id: number },
  quantity = 1,
  cartId?: number,
) => ({
  ...(cartId === undefined ? {} : { "thelia.cart_id": cartId }),
  thelia_cart_add: { append: 1, ...line, quantity },
  thelia_login: null,
});

/** Union of all `data` fields of cart calls. */
interface Data {
  cartId: number;
  cartItemId: number;
  quantity: number;
  customer_id: number;
  token: string;
  totalValue: number;
  items: {
    cartItemId: number;
    PRODUCT_SALE_ELEMENT: number;
    quantity: number;
    stock: number;
    undeliverable: boolean;
  }[];
  coupons: { coupon_code: string }[];
  cart: Data;
}

export interface Envelope {
  status_code: number;
  status: string;
  data: Data;
}

export const parseEnvelope = async (answer: Response | Promise<Response>): Promise<Envelope> =>
  (await (await answer).json()) as Envelope;

export interface Shopper {
  cartId: number;
  token: string;
}

/** Creates a cart with one line. */
export async function createShopper(
  app: App,
  line: { product: number; product_sale_elements_id: number } = fixtureItems.pouf,
  quantity = 1,
): Promise<Shopper> {
  const { data } = await parseEnvelope(send(app, "/cart/add", addBody(line, quantity)));
  return { cartId: data.cartId, token: data.cart.token };
}

export const addressBody = (customerId: number, more: Record<string, unknown> = {}) => ({
  customer_id: customerId,
  label: "",
  title: 1,
  firstname: "Anna",
  lastname: "Huber",
  company: "",
  address1: "Lindengasse 12/3",
  address2: "",
  address3: "",
  zipcode: "1070",
  city: "Wien",
  country: country.austria,
  state: null,
  phone: "+43 660 1234567",
  cellphone: "",
  ...more,
});

export interface Buyer extends Shopper {
  customerId: number;
  addressId: number;
}

/** Creates a guest who is ready to pay. */
export async function createBuyer(
  app: App,
  line?: { product: number; product_sale_elements_id: number },
  quantity?: number,
  address: Record<string, unknown> = {},
  email = "anna@example.com",
): Promise<Buyer> {
  const shopper = await createShopper(app, line, quantity);
  const { cartId, token } = shopper;
  const { data } = await parseEnvelope(send(app, "/cart/assignCustomer", { email, cart_id: cartId }, { token }));
  const body = { ...addressBody(data.customer_id, address), cart_id: cartId };
  const response = await send(app, "/ExternalOrderApi/address", body, { token });
  const { AddressItems } = (await response.json()) as { AddressItems: { ID: number }[] };
  return { ...shopper, customerId: data.customer_id, addressId: AddressItems[0]!.ID };
}

/** Pay request as sent by the storefront. Source: specification 7. */
export const payBody = (buyer: Buyer, more: Record<string, unknown> = {}) => ({
  cart_id: buyer.cartId,
  customer_id: buyer.customerId,
  appliedCoupon: null,
  api_call: 1,
  session_id: 4324,
  email: "anna@example.com",
  delivery_address_id: buyer.addressId,
  delivery_module_id: shippingMethod.parcel,
  invoice_address_id: buyer.addressId,
  payment_module_id: payment.prepayment,
  postage_tax_rule_title: "",
  country_id: country.austria,
  locale: "de_AT",
  isCompany: false,
  message: "",
  isCompleteDelivery: true,
  guest: true,
  satellite: "AT",
  ...more,
});

export const testKey = (name: string): string => `${name}-0123456789abcdef`;
