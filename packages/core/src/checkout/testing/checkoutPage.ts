import { type Mock, onTestFinished, vi } from "vitest";
import type { CartHandle } from "../../calls/cartClient.js";
import { type CartSnapshot, emptyCart } from "../../cart/cartSnapshot.js";
import { emptyAddress, type OrderRequest } from "../checkoutDraft.js";
import type { Order, OrderResult } from "../../domain/order/order.js";
import type { PaymentSettings } from "../../domain/order/payment.js";
import type { ShippingMethod } from "../../domain/shipping/shippingMethod.js";
import type { PostalAddress } from "../../domain/customer/customer.js";
import type { KeyValueStorage } from "../../environment/environment.js";
import { memoryEnvironment, memoryStorage } from "../../environment/runtime.js";
import { type CheckoutStore, createCheckoutStore } from "../checkoutStore.js";

await Promise.all([import("../placeOrder.js"), import("../fetchOrderOutcome.js")]);

export const address: PostalAddress = {
  ...emptyAddress(13),
  firstName: "Eva",
  lastName: "Huber",
  street: "Gasse 1",
  postalCode: "1060",
  city: "Wien",
};
export const request: OrderRequest = {
  email: "eva@example.com",
  shippingAddress: address,
  billingAddress: undefined,
  vatNumber: "",
  pickup: undefined,
  shippingMethodId: 77,
  shipComplete: true,
  payment: { id: 5, code: "PayPal" },
  message: "",
  expectedTotalCents: 10_000,
};
const parcel: ShippingMethod = {
  id: request.shippingMethodId,
  position: 1,
  code: "Parcel",
  title: "Paket",
  description: "",
  shippingCents: 990,
  taxTitle: "20% Ust.",
  freight: false,
};
export const PROVIDER = "https://www.paypal.com/checkoutnow?token=1";
export const order: Order = {
  id: 3,
  ref: "ORD3",
  status: "paid",
  placedAt: "2026-11-22T10:00:00Z",
  email: "eva@example.com",
  subtotalCents: 9000,
  discountCents: 0,
  shippingCents: 1000,
  feeCents: 0,
  totalCents: 10_000,
  vat: [],
  payment: { code: "PayPal", title: "PayPal" },
  shippingMethod: { code: "Parcel", title: "Paket" },
  shippingAddress: address,
  billingAddress: address,
  lines: [],
  coupons: [],
};
export const result: OrderResult = {
  cartId: 7,
  orderId: 3,
  ref: "ORD3",
  payment: "paid",
  reason: "",
  paymentCode: "PayPal",
  totalCents: 10_000,
  email: "eva@example.com",
  guestHash: "hash",
  bankAccount: undefined,
};

/** Session storage that survives a reload within a test; each test with a page leaves it empty. */
export const session: KeyValueStorage = memoryStorage();

type Call =
  | "shippingMethods"
  | "shippingCost"
  | "paymentMethods"
  | "assignCustomer"
  | "addAddress"
  | "setPickup"
  | "cancelPayment"
  | "amazonPayUrl"
  | "pay"
  | "orderOfCart"
  | "result"
  | "qrCode";

interface CheckoutPage {
  store: CheckoutStore;
  client: Record<Call, Mock>;
  cart: { handle: Mock<() => CartHandle | undefined>; getSnapshot: () => CartSnapshot; forget: Mock };
  localeConfig: Mock<() => Promise<PaymentSettings>>;
  onPlaced: Mock;
}

/** Keeps the keys of all pages distinct. */
let keys = 0;

/** Opens a checkout page; another page with the same storage acts as a reload. `lines`: variant id, quantity. */
export function openPage({
  isSignedIn = false,
  lines = [[21, 1]],
  isQuoted = true,
}: { isSignedIn?: boolean; lines?: ReadonlyArray<[number, number]>; isQuoted?: boolean } = {}): CheckoutPage {
  onTestFinished(() => session.keys("").forEach((key) => session.remove(key)));
  const client = {
    shippingMethods: vi.fn(),
    shippingCost: vi.fn(),
    paymentMethods: vi.fn(),
    assignCustomer: vi.fn().mockResolvedValue(9),
    addAddress: vi.fn().mockResolvedValue(31),
    setPickup: vi.fn().mockResolvedValue(undefined),
    cancelPayment: vi.fn().mockResolvedValue(undefined),
    amazonPayUrl: vi.fn().mockResolvedValue("/api/testbank/wallet"),
    pay: vi.fn().mockResolvedValue(PROVIDER),
    orderOfCart: vi.fn().mockResolvedValue(order),
    result: vi.fn().mockResolvedValue(result),
    qrCode: vi.fn().mockResolvedValue("<svg/>"),
  };
  const cart = {
    handle: vi.fn<() => CartHandle | undefined>(() => ({ cartId: 7, token: "secret" })),
    getSnapshot: () => ({ ...emptyCart, confirmed: cartOf(lines) }),
    forget: vi.fn(),
  };
  const onPlaced = vi.fn();
  const localeConfig = vi
    .fn<() => Promise<PaymentSettings>>()
    .mockResolvedValue({ paymentMethodIdsByShippingMethod: {} });
  const store = createCheckoutStore({
    client,
    cart,
    environment: memoryEnvironment({
      fetch: () => Promise.reject(new Error("no network here")),
      clock: { now: () => 0 },
      timers: { after: () => () => undefined },
      storage: { local: memoryStorage(), session },
      random: { key: () => `key${(keys += 1)}` },
    }),
    countryId: () => 13,
    shipping: { getSnapshot: () => ({ methodId: request.shippingMethodId, methods: isQuoted ? [parcel] : undefined }) },
    localeConfig,
    isSignedIn: () => isSignedIn,
    redirects: { origin: "https://shop.example" },
    onPlaced,
  });
  return { store, client, cart, localeConfig, onPlaced };
}

const cartOf = (lines: ReadonlyArray<[number, number]>) => ({
  id: 7,
  currency: "EUR",
  discountCents: 0,
  token: undefined,
  coupons: [
    {
      code: "HERBST",
      title: "",
      discountCents: 0,
      freeShipping: false,
      reason: "",
      amountCents: 500,
      percent: undefined,
      minSubtotalCents: 0,
      appliesToPromotions: true,
      variantIds: undefined,
    },
  ],
  lines: lines.map(([variantId, quantity]) => ({
    cartItemId: 1,
    productId: 1,
    variantId,
    quantity,
    unitCents: 9000,
    compareAtCents: undefined,
    vatPercent: 20,
    step: 1,
    stock: 5,
    undeliverable: false,
    freight: false,
    ref: "",
    title: "",
    url: "",
    brand: "",
    picture: undefined,
    color: "",
    size: "",
    categoryIds: [],
  })),
});

/** Returns the idempotency keys of the sent orders. */
export const idempotencyKeysOf = (pay: { mock: { calls: unknown[][] } }): unknown[] =>
  pay.mock.calls.map(([call]) => (call as { idempotencyKey: string }).idempotencyKey);
