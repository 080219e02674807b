import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ApiError, notFound } from "../platform/http/apiError.ts";
import { noStore, requireOpenCart } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idInput, readBody, readQuery } from "../platform/http/input.ts";
import { localeInput, LOCALES } from "../locale.ts";
import { BUTTON_CSP, BUTTON_SCRIPT, createButtonConfig, renderButtonPage } from "./adapters/amazonButton.ts";
import { getPaymentProviders } from "./providers.ts";

const sessionInput = v.object({ cart_id: idInput, locale: localeInput });
const pageQuery = v.object({ locale: localeInput });

/**
 * POST amazon/session: returns the page that starts Amazon Pay. Amazon redirects back to the checkout with
 * `amazonCheckoutSessionId` in the query, which amazon/pay requires.
 */
export function amazonRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/amazon/session", noStore, async (c) => {
    const { cart_id, locale } = await readBody(c, sessionInput);
    await requireOpenCart(deps.db, c, cart_id);
    const page = getPaymentProviders(deps).forModule("AmazonPay")?.walletPage?.(locale);
    if (page === undefined) throw new ApiError(400, "PAYMENT_NOT_ALLOWED", "Amazon Pay is not offered");
    return c.json(page);
  });

  routes.get("/amazon/button", noStore, (c) => {
    const { locale } = readQuery(c, pageQuery);
    const keys = deps.payment?.keys.amazon;
    const origin = deps.storeUrl?.(locale);
    if (keys === undefined || origin === undefined) throw notFound("Page");
    const { language } = LOCALES[locale];
    c.header("Content-Security-Policy", BUTTON_CSP);
    return c.html(renderButtonPage(createButtonConfig(keys, { origin, language }), language));
  });

  routes.get("/amazon/button.js", (c) =>
    c.body(BUTTON_SCRIPT, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    }),
  );

  return routes;
}
