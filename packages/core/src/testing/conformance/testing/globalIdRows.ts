// Responses of `globalIdBackend`. Ids are base64 of "Kind:number", amounts are in currency units.
import type { PostalAddress } from "../../../exports/index.js";

export interface Money {
  amount: number;
  currency: string;
}

export interface CategoryRow {
  id: string;
  name: string;
  slug: string;
}

export interface ProductRow {
  id: string;
  name: string;
  slug: string;
  category: CategoryRow;
  variants: Array<{ id: string; sku: string; price: { gross: Money; net: Money }; quantityAvailable: number }>;
}

export interface GatewayRow {
  id: string;
  name: string;
}

export interface CheckoutRow {
  token: string;
  lines: Array<{ id: string; product: ProductRow; quantity: number }>;
  discount: Money;
  voucher: { code: string; percentage: number } | null;
  vatRate: number;
  shippingMethods: Array<{ id: string; name: string; price: Money }>;
  gateways: GatewayRow[];
}

export interface OrderRow {
  id: string;
  number: string;
  created: string;
  email: string;
  subtotal: Money;
  discount: Money;
  shipping: Money;
  total: Money;
  gateway: GatewayRow;
  address: PostalAddress;
  lines: Array<{ id: string; name: string; quantity: number; unitPrice: Money }>;
}

export interface UserRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

export interface SessionRow {
  token: string;
  user: UserRow;
  checkout: CheckoutRow;
}
