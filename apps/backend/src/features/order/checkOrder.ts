import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { euro } from "../../dialects/euro.ts";
import { ApiError, notFound } from "../../http/apiError.ts";
import { Refusal } from "../../http/idempotency.ts";
import { type CartContent, type QuotedLine, readCartContent } from "../cart/cartContent.ts";
import type { GrantedCoupon } from "../coupon/grantCoupons.ts";
import { type DeliveryMethod, readDeliveryMethods } from "../delivery/deliveryMethods.ts";
import { type PaymentMethod, readPaymentMethods } from "../payment/paymentMethods.ts";
import { LOCAL_PICKUP } from "../delivery/pickup.ts";
import { tariffCents, type VatStanding } from "../vat/taxFree.ts";
import { pickupCenter } from "./localPickup.ts";
import { type OrderTotals, orderTotals } from "./orderTotals.ts";
import type { PayCall } from "./payInput.ts";

type Trx = Transaction<Tables>;

export interface CheckedOrder {
  customerId: number;
  countryId: number;
  deliveryAddressId: number;
  invoiceAddressId: number;
  lines: QuotedLine[];
  coupons: GrantedCoupon[];
  delivery: DeliveryMethod;
  /** Pickup center; undefined when the order is shipped. */
  pickupCenterId: number | undefined;
  payment: PaymentMethod;
  totals: OrderTotals;
  vatStanding: VatStanding;
}

/** 409: the request is valid, but prices, stock or availability have changed. */
export const conflict = (
  code: "PRICE_CHANGED" | "OUT_OF_STOCK" | "CART_EMPTY" | "UNDELIVERABLE",
  error: string,
  details: Record<string, unknown> = {},
): Refusal => new Refusal({ status: 409, body: { error, code, ...details } });

/** Amounts are stored as 32-bit cents. */
const MAX_CENTS = 2 ** 31 - 1;

/** Recalculates a locked cart and validates the order. Writes nothing. */
export async function checkOrder(
  trx: Trx,
  cart: { id: number; customerId: number | undefined },
  call: PayCall,
  shop: { paymentCode: string; offered?: (code: string) => boolean; now: Date },
): Promise<CheckedOrder> {
  const { customerId } = cart;
  if (customerId === undefined) throw new ApiError(400, "CUSTOMER_MISSING", "The cart has no customer yet");
  const to = await ownAddress(trx, customerId, call.deliveryAddressId);
  await ownAddress(trx, customerId, call.invoiceAddressId);

  const content = await readCartContent(trx, cart.id, {
    locale: call.locale,
    countryId: to.country_id,
    now: shop.now,
  });
  const { lines, coupons, quoted } = content;
  if (lines.length === 0) throw conflict("CART_EMPTY", "The cart is empty");
  const short = lines.filter(({ quantity, stock }) => quantity > stock);
  if (short.length > 0) throw outOfStock(short);

  const delivery = await chooseDelivery(trx, content, call);
  if (delivery.freight && to.phone === "" && to.cellphone === "") {
    throw new ApiError(400, "PHONE_MISSING", "Freight needs a delivery address with a phone number");
  }
  const pickupCenterId = delivery.code === LOCAL_PICKUP ? await pickupCenter(trx, cart.id, to.country_id) : undefined;
  const payment = await choosePayment(trx, call, to.country_id, shop);

  const { taxPercent: countryPercent, countryId } = quoted;
  const { postageCents } = delivery;
  const feeCents = tariffCents(payment.feeCents, quoted);
  const totals = orderTotals({ lines, postageCents, feeCents, countryPercent });
  if (totals.totalCents > MAX_CENTS) throw new ApiError(400, "ORDER_TOO_LARGE", "This is too large for one order");
  if (call.expectedTotalCents !== undefined && call.expectedTotalCents !== totals.totalCents) {
    throw conflict("PRICE_CHANGED", "The total has changed", { total: euro(totals.totalCents) });
  }
  const { deliveryAddressId, invoiceAddressId } = call;
  return {
    customerId,
    countryId,
    deliveryAddressId,
    invoiceAddressId,
    // Pickup orders take stock from their pickup center first.
    lines:
      pickupCenterId === undefined ? lines : lines.map((line) => ({ ...line, fulfilmentCenterId: pickupCenterId })),
    coupons,
    delivery,
    pickupCenterId,
    payment,
    totals,
    vatStanding: content.vatStanding,
  };
}

/** An address of another customer gets the same error as an unknown one. */
async function ownAddress(trx: Trx, customerId: number, addressId: number) {
  const address = await trx
    .selectFrom("address")
    .select(["country_id", "phone", "cellphone"])
    .where("id", "=", addressId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (address === undefined) throw notFound("Address");
  return address;
}

export const outOfStock = (lines: ReadonlyArray<{ cartItemId: number; stock: number; quantity: number }>): Refusal =>
  conflict("OUT_OF_STOCK", "Not enough stock", {
    items: lines.map(({ cartItemId, stock, quantity }) => ({ cartItemId, stock, quantity })),
  });

async function chooseDelivery(trx: Trx, cart: CartContent, call: PayCall): Promise<DeliveryMethod> {
  const items = cart.lines.filter(({ undeliverable }) => undeliverable).map(({ cartItemId }) => ({ cartItemId }));
  const methods = items.length === 0 ? await readDeliveryMethods(trx, cart) : [];
  const method = methods.find(({ id }) => id === call.deliveryMethodId);
  if (method === undefined) {
    throw conflict("UNDELIVERABLE", "The cart cannot be delivered like this", items.length === 0 ? {} : { items });
  }
  return method;
}

async function choosePayment(
  trx: Trx,
  call: PayCall,
  countryId: number,
  { paymentCode, offered = () => true }: { paymentCode: string; offered?: (code: string) => boolean },
): Promise<PaymentMethod> {
  const { locale, deliveryMethodId } = call;
  const methods = await readPaymentMethods(trx, { locale, countryId, deliveryMethodId }, offered);
  const method = methods.find(({ id, code }) => id === call.paymentMethodId && code === paymentCode);
  if (method === undefined) {
    throw new ApiError(400, "PAYMENT_NOT_ALLOWED", "This payment method is not offered for this order");
  }
  return method;
}
