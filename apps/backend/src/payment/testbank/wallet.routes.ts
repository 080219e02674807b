import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { noStore } from "../../platform/http/cartToken.ts";
import type { AppEnv } from "../../platform/http/appEnv.ts";
import { readQuery } from "../../platform/http/input.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { WALLET_RETURN_PATHS } from "../walletReturnPaths.ts";
import { renderWalletPage } from "./bankPage.ts";
import { createWalletSession } from "./walletSession.ts";

const query = v.object({ locale: localeInput });

/**
 * Page where the shopper selects an account before ordering; stands in for the page of Amazon's button. Redirects back
 * with a session in the query, as Amazon does.
 */
export function walletRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/testbank/wallet", noStore, (c) => {
    const { language } = LOCALES[readQuery(c, query).locale];
    return c.html(renderWalletPage(language, WALLET_RETURN_PATHS.canceled));
  });

  routes.post("/testbank/wallet", noStore, async (c) =>
    c.redirect(`${WALLET_RETURN_PATHS.review}&amazonCheckoutSessionId=${await createWalletSession(deps)}`, 303),
  );

  return routes;
}
