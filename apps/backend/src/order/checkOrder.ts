import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { listedAmount } from "../pricing/priceList.ts";
import type { QuoteContext } from "../pricing/quoteContext.ts";
import { centsToUnits } from "../pricing/prices.ts";
import { ApiError, notFound } from "../platform/http/apiError.ts";
import { WriteRejection } from "../platform/http/idempotency.ts";
import { type CartContent, type QuotedLine, readCartContent } from "../cart/cartContent.ts";
import { readCartLocale } from "../platform/http/readCartLocale.ts";
import { orderableStock } from "../cart/cartLines.ts";
import type { AppliedCoupon } from "../pricing/coupon/applyCoupons.ts";
import { type ShippingMethod, readShippingMethods } from "../pricing/shipping/shippingMethods.ts";
import { type PaymentMethod, type IsPaymentOffered, readPaymentMethods } from "../pricing/payment/paymentMethods.ts";
import { LOCAL_PICKUP } from "../pricing/shipping/pickup.ts";
import { netOfExemptVat, type VatDecision } from "../pricing/vat/decideVat.ts";
import type { Locale } from "../locale.ts";
import { selectSettings } from "../settings/settings.queries.ts";
import { readPickupCenterId } from "./localPickup.ts";
import { type OrderTotals, computeOrderTotals } from "./orderTotals.ts";
import type { PayInput } from "./payInput.ts";

type Trx = Transaction<Tables>;

export interface CheckedOrder {
  customerId: number;
  countryId: number;
  shippingAddressId: number;
  billingAddressId: number;
  lines: QuotedLine[];
  coupons: AppliedCoupon[];
  shippingMethod: ShippingMethod;
  /** Pickup center; undefined when the order is shipped. */
  pickupCenterId: number | undefined;
  payment: PaymentMethod;
  totals: OrderTotals;
  vatDecision: VatDecision;
  /** ISO 4217. */
  currency: string;
}

/** 409: the request is valid, but prices, stock or availability have changed. */
export const conflictRefusal = (
  code: "PRICE_CHANGED" | "OUT_OF_STOCK" | "CART_EMPTY" | "BELOW_MINIMUM" | "UNDELIVERABLE",
  error: string,
  details: Record<string, unknown> = {},
): WriteRejection => new WriteRejection({ status: 409, body: { error, code, ...details } });

/** Amounts are stored as 32-bit cents. */
const MAX_CENTS = 2 ** 31 - 1;

/** Recalculates a locked cart and validates the order. Writes nothing. */
export async function checkOrder(
  trx: Trx,
  cart: { id: number; customerId: number | undefined },
  input: PayInput,
  shop: { paymentCode: string; offered?: IsPaymentOffered; now: Date },
): Promise<CheckedOrder> {
  const { customerId } = cart;
  if (customerId === undefined) throw new ApiError(400, "CUSTOMER_MISSING", "The cart has no customer yet");
  const shippingAddress = await readOwnAddress(trx, customerId, input.shippingAddressId);
  await readOwnAddress(trx, customerId, input.billingAddressId);

  const content = await readCartContent(trx, cart.id, {
    locale: input.locale,
    countryId: shippingAddress.country_id,
    now: shop.now,
  });
  const { lines, coupons, quote } = content;
  if (lines.length === 0) throw conflictRefusal("CART_EMPTY", "The cart is empty");
  const shortLines = lines.filter(({ quantity, stock }) => quantity > stock);
  if (shortLines.length > 0) throw outOfStockRefusal(shortLines);

  // The caller names the locale of the order, and could name one with a lower minimum.
  await rejectSmallOrder(trx, content, (await readCartLocale(trx, cart.id)) ?? input.locale);

  const shippingMethod = await findShippingMethod(trx, content, input);
  if (shippingMethod.freight && shippingAddress.phone === "" && shippingAddress.cellphone === "") {
    throw new ApiError(400, "PHONE_MISSING", "Freight needs a delivery address with a phone number");
  }
  const pickupCenterId =
    shippingMethod.code === LOCAL_PICKUP
      ? await readPickupCenterId(trx, cart.id, shippingAddress.country_id)
      : undefined;
  const shortInCenter = lines.filter((line) => line.quantity > orderableStock(line));
  if (pickupCenterId === undefined && shortInCenter.length > 0)
    throw outOfStockRefusal(shortInCenter.map((line) => ({ ...line, stock: orderableStock(line) })));
  const payment = await findPaymentMethod(trx, input, quote, shop);

  const { taxPercent: countryPercent, countryId } = quote;
  const { shippingCents } = shippingMethod;
  const feeCents = netOfExemptVat(payment.feeCents, quote);
  const totals = computeOrderTotals({ lines, shippingCents, feeCents, countryPercent });
  if (totals.totalCents > MAX_CENTS) throw new ApiError(400, "ORDER_TOO_LARGE", "This is too large for one order");
  const { expectedTotalCents = totals.totalCents, expectedCurrency = quote.currency } = input;
  if (expectedTotalCents !== totals.totalCents || expectedCurrency !== quote.currency) {
    throw conflictRefusal("PRICE_CHANGED", "The total has changed", { total: centsToUnits(totals.totalCents) });
  }
  const { shippingAddressId, billingAddressId } = input;
  return {
    customerId,
    countryId,
    shippingAddressId,
    billingAddressId,
    // Pickup orders take stock from their pickup center first.
    lines:
      pickupCenterId === undefined ? lines : lines.map((line) => ({ ...line, fulfilmentCenterId: pickupCenterId })),
    coupons,
    shippingMethod,
    pickupCenterId,
    payment,
    totals,
    vatDecision: content.vatDecision,
    currency: quote.currency,
  };
}

/** Applies the setting `config_min_price`, in the base currency: the least subtotal after discounts; not of samples alone. */
async function rejectSmallOrder(trx: Trx, { lines, subtotalCents, discountCents, quote }: CartContent, locale: Locale) {
  if (lines.every(({ kind }) => kind === "sample")) return;
  const { config_min_price: minimum } = await selectSettings(trx, { locale });
  const minimumCents = listedAmount(minimumOrderCents(minimum), quote.priceList);
  if (subtotalCents - discountCents >= minimumCents) return;
  throw conflictRefusal("BELOW_MINIMUM", "The order is below the minimum", { minimum: minimumCents / 100 });
}

/** @param setting in units of the base currency; an invalid one counts as none */
export const minimumOrderCents = (setting: unknown): number => Math.round(Number(setting ?? 0) * 100) || 0;

/** An address of another customer gets the same error as an unknown one. */
async function readOwnAddress(trx: Trx, customerId: number, addressId: number) {
  const address = await trx
    .selectFrom("address")
    .select(["country_id", "phone", "cellphone"])
    .where("id", "=", addressId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (address === undefined) throw notFound("Address");
  return address;
}

export const outOfStockRefusal = (
  lines: ReadonlyArray<{ cartItemId: number; stock: number; quantity: number }>,
): WriteRejection =>
  conflictRefusal("OUT_OF_STOCK", "Not enough stock", {
    items: lines.map(({ cartItemId, stock, quantity }) => ({ cartItemId, stock, quantity })),
  });

async function findShippingMethod(trx: Trx, cart: CartContent, input: PayInput): Promise<ShippingMethod> {
  const items = cart.lines.filter(({ undeliverable }) => undeliverable).map(({ cartItemId }) => ({ cartItemId }));
  const methods = items.length === 0 ? await readShippingMethods(trx, cart) : [];
  const method = methods.find(({ id }) => id === input.shippingMethodId);
  if (method === undefined) {
    throw conflictRefusal(
      "UNDELIVERABLE",
      "The cart cannot be delivered like this",
      items.length === 0 ? {} : { items },
    );
  }
  return method;
}

async function findPaymentMethod(
  trx: Trx,
  call: PayInput,
  { countryId, priceList, currency }: QuoteContext,
  { paymentCode, offered = () => true }: { paymentCode: string; offered?: IsPaymentOffered },
): Promise<PaymentMethod> {
  const { locale, shippingMethodId } = call;
  const order = { locale, countryId, priceList, currency, shippingMethodId };
  const methods = await readPaymentMethods(trx, order, offered);
  const method = methods.find(({ id, code }) => id === call.paymentMethodId && code === paymentCode);
  if (method === undefined) {
    throw new ApiError(400, "PAYMENT_NOT_ALLOWED", "This payment method is not offered for this order");
  }
  return method;
}
