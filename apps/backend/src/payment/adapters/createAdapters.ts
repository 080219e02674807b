import type { Deps } from "../../deps.ts";
import type { PaymentProvider } from "../provider.ts";
import { amazonPay } from "./amazonPay.ts";
import { globalPayments } from "./globalPayments.ts";
import { klarna } from "./klarna.ts";
import { paypal } from "./paypal.ts";
import { stripe } from "./stripe.ts";

export function createAdapters(deps: Deps): PaymentProvider[] {
  const keys = deps.payment?.keys ?? {};
  return [
    keys.stripe && stripe(deps, keys.stripe),
    keys.paypal && paypal(deps, keys.paypal),
    keys.klarna && klarna(deps, keys.klarna),
    keys.globalpayments && globalPayments(deps, keys.globalpayments),
    keys.amazon && amazonPay(deps, keys.amazon),
  ].filter((adapter) => adapter !== undefined);
}
