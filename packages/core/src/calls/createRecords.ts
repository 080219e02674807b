import type { CartCoupon, CartLineDetails } from "../domain/cart/cart.js";
import type { Product } from "../domain/catalogue/product.js";
import type { LocaleConfig } from "../domain/content/localeConfig.js";
import type { Customer } from "../domain/customer/customer.js";
import type { Order } from "../domain/order/order.js";

/** Some fields of a record; the others are optional. */
type Fields<T, Required extends keyof T> = Pick<T, Required> & Partial<T>;

/** Returns a product, and neutral values for what the backend does not have: no pictures, one variant, step 1. */
export const createProduct = (
  fields: Fields<Product, "id" | "title" | "url" | "priceCents" | "stock" | "deliveryDays">,
): Product => ({
  variantId: fields.id,
  ref: "",
  brand: "",
  description: "",
  metaTitle: "",
  metaDescription: "",
  alternates: {},
  summary: "",
  footnote: "",
  compareAtCents: undefined,
  lowestPrice30dCents: undefined,
  isNew: false,
  variantCount: 1,
  pictures: [],
  colors: [],
  features: [],
  freight: false,
  step: 1,
  restockDays: undefined,
  unit: undefined,
  energyClass: undefined,
  energy: undefined,
  undeliverableCountryIds: [],
  rating: { average: undefined, count: 0 },
  brandId: undefined,
  brandUrl: undefined,
  packages: [],
  manufacturer: undefined,
  documents: [],
  shippingCents: undefined,
  categories: [],
  weightKg: 0,
  ...fields,
});

/** Returns a line of a cart, and neutral values for what the backend does not have. */
export const createCartLine = (
  fields: Fields<
    CartLineDetails,
    "cartItemId" | "productId" | "variantId" | "quantity" | "unitCents" | "vatPercent" | "stock" | "title" | "url"
  >,
): CartLineDetails => ({
  compareAtCents: undefined,
  step: 1,
  undeliverable: false,
  freight: false,
  ref: "",
  brand: "",
  picture: undefined,
  color: "",
  size: "",
  categoryIds: [],
  ...fields,
});

/** Returns a coupon of a cart without conditions; give `percent` or `amountCents`. */
export const createCartCoupon = (fields: Fields<CartCoupon, "code" | "discountCents">): CartCoupon => ({
  title: fields.code,
  freeShipping: false,
  reason: "",
  amountCents: undefined,
  percent: undefined,
  minSubtotalCents: 0,
  appliesToPromotions: true,
  variantIds: undefined,
  ...fields,
});

/** Returns a customer, and neutral values for what the backend does not have. */
export const createCustomer = (fields: Fields<Customer, "id" | "email" | "firstName" | "lastName">): Customer => ({
  titleId: 1,
  company: "",
  phone: "",
  mobilePhone: "",
  addressId: undefined,
  ref: String(fields.id),
  vatNumber: "",
  vatStatus: "unchecked",
  newsletter: false,
  countryId: undefined,
  pendingEmail: "",
  hasTwoFactor: false,
  ...fields,
});

/** Returns an order that bears no discount, fee, VAT breakdown and coupons unless given. */
export const createOrder = (
  fields: Fields<
    Order,
    | "id"
    | "ref"
    | "status"
    | "placedAt"
    | "email"
    | "subtotalCents"
    | "shippingCents"
    | "totalCents"
    | "payment"
    | "shippingMethod"
    | "shippingAddress"
    | "lines"
  >,
): Order => ({
  discountCents: 0,
  feeCents: 0,
  vat: [],
  coupons: [],
  billingAddress: fields.shippingAddress,
  ...fields,
});

/** Returns the settings of a storefront, and neutral values for what the backend does not have. */
export const createLocaleConfig = (
  fields: Fields<LocaleConfig, "locale" | "language" | "countryId" | "currency" | "countries" | "storeName">,
): LocaleConfig => ({
  taxTitle: fields.countries.find(({ id }) => id === fields.countryId)?.taxTitle ?? "",
  currencySymbol: fields.currency,
  currencyRate: 1,
  siteName: fields.storeName,
  storeEmail: "",
  storePhone: "",
  supportHours: "",
  storeAddress: { street: "", postalCode: "", city: "" },
  phoneRegex: "",
  phoneRequired: false,
  passwordMinLength: 8,
  vatNumberMinLength: 0,
  minOrderCents: 0,
  searchMinLength: 1,
  showFallbackCompareAtPrice: false,
  shippingCountryIds: fields.countries.map(({ id }) => id),
  paymentMethodIdsByShippingMethod: {},
  freeShippingFromCents: undefined,
  zeroVatCategoryIds: [],
  menuCategoryIds: [],
  logo: { wide: "", narrow: "" },
  socialLinks: [],
  whatsappUrl: "",
  partnerLinks: [],
  paymentMethods: [],
  shippingMethods: [],
  enabledFeatures: { adventCalendar: false, adventBanner: false, salesBar: false },
  refetchIntervals: { shortSeconds: 60, longMinutes: 10 },
  ...fields,
});
