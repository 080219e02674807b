import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { adventRoutes } from "./advent/advent.routes.ts";
import { bankRoutes } from "./bank/bank.routes.ts";
import { brandRoutes } from "./catalogue/brand.routes.ts";
import { delayRoutes } from "./catalogue/delay.routes.ts";
import { fulfilmentRoutes } from "./catalogue/fulfilment.routes.ts";
import { reviewPictureRoutes } from "./review/reviewPicture.routes.ts";
import { reviewRoutes } from "./review/review.routes.ts";
import { multiplierRoutes } from "./catalogue/multiplier.routes.ts";
import { addressRoutes } from "./address/address.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { passwordRoutes } from "./auth/password.routes.ts";
import { authenticateToken } from "./auth/token.ts";
import { registerRoutes } from "./auth/register.routes.ts";
import { secondFactorRoutes } from "./auth/secondFactor.routes.ts";
import { customerRoutes } from "./customer/customer.routes.ts";
import { privacyRoutes } from "./privacy/privacy.routes.ts";
import { newsletterRoutes } from "./newsletter/newsletter.routes.ts";
import { vatRoutes } from "./pricing/vat/vat.routes.ts";
import { cartRoutes } from "./cart/cart.routes.ts";
import { categoryRoutes } from "./catalogue/categories.routes.ts";
import { productRoutes } from "./catalogue/products.routes.ts";
import { relationRoutes } from "./catalogue/relations.routes.ts";
import { viewRoutes } from "./catalogue/view.routes.ts";
import { configRoutes } from "./config/config.routes.ts";
import { couponRoutes } from "./cart/coupon.routes.ts";
import { contentRoutes } from "./content/content.routes.ts";
import { shippingRoutes } from "./cart/shipping.routes.ts";
import { invoiceRoutes } from "./invoice/invoice.routes.ts";
import { orderRoutes } from "./order/order.routes.ts";
import { payRoutes } from "./payment/pay.routes.ts";
import { cancelRoutes } from "./payment/cancel.routes.ts";
import { pickupRoutes } from "./order/pickup.routes.ts";
import { reorderRoutes } from "./order/reorder.routes.ts";
import { withdrawalRoutes } from "./withdrawal/withdrawal.routes.ts";
import { resultRoutes } from "./payment/result.routes.ts";
import { amazonRoutes } from "./payment/amazon.routes.ts";
import { paymentRoutes } from "./payment/payment.routes.ts";
import { returnRoutes } from "./payment/return.routes.ts";
import { testbankRoutes } from "./payment/testbank/testbank.routes.ts";
import { webhookRoutes } from "./payment/webhook.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { rewritingRoutes } from "./rewriting/rewriting.routes.ts";
import type { Deps } from "./deps.ts";
import { ApiError } from "./platform/http/apiError.ts";
import { busyError, classifyDatabaseError } from "./platform/http/databaseError.ts";
import { identifyCaller } from "./platform/http/subject.ts";
import type { AppEnv } from "./platform/http/appEnv.ts";

/** Creates the API, to be mounted at /api. */
export function createApp(deps: Deps): Hono<AppEnv> {
  // Half of the specified paths end in a slash: both spellings are accepted.
  const app = new Hono<AppEnv>({ strict: false });
  app.onError((failure, c) => {
    const error = classifyDatabaseError(failure) === "unreachable" ? busyError() : failure;
    if (error instanceof ApiError) {
      if (error.retryAfterSeconds !== undefined) c.header("Retry-After", String(error.retryAfterSeconds));
      return c.json(c.get("dialect") === "fast" ? toFastBody(error) : error.body, error.status);
    }
    deps.log.error({ err: error, path: redactPath(c.req.path) }, "call failed");
    return errorResponse(c, 500, "INTERNAL", "The shop could not answer. Please try again.");
  });
  // PostgreSQL text cannot contain NUL, so no such path exists.
  app.use((c, next) => (/%00|\0/.test(c.req.path) ? Promise.resolve(c.notFound()) : next()));
  app.use(identifyCaller((token) => authenticateToken(deps, token)));
  app.notFound((c) => errorResponse(c, 404, "NOT_FOUND", "No such call"));

  app.route("/", productRoutes(deps));
  app.route("/", viewRoutes(deps));
  app.route("/", categoryRoutes(deps));
  app.route("/", relationRoutes(deps));
  app.route("/", configRoutes(deps));
  app.route("/", adventRoutes(deps));
  app.route("/", contentRoutes(deps));
  app.route("/", rewritingRoutes(deps));
  app.route("/", searchRoutes(deps));
  app.route("/", brandRoutes(deps));
  app.route("/", delayRoutes(deps));
  app.route("/", fulfilmentRoutes(deps));
  app.route("/", reviewRoutes(deps));
  app.route("/", reviewPictureRoutes(deps));
  app.route("/", multiplierRoutes(deps));
  app.route("/", cartRoutes(deps));
  app.route("/", couponRoutes(deps));
  app.route("/", shippingRoutes(deps));
  app.route("/", paymentRoutes(deps));
  app.route("/", authRoutes(deps));
  app.route("/", registerRoutes(deps));
  app.route("/", passwordRoutes(deps));
  app.route("/", secondFactorRoutes(deps));
  app.route("/", customerRoutes(deps));
  app.route("/", privacyRoutes(deps));
  app.route("/", addressRoutes(deps));
  app.route("/", vatRoutes(deps));
  app.route("/", newsletterRoutes(deps));
  app.route("/", payRoutes(deps));
  app.route("/", webhookRoutes(deps));
  app.route("/", amazonRoutes(deps));
  app.route("/", returnRoutes(deps));
  app.route("/", testbankRoutes(deps));
  app.route("/", orderRoutes(deps));
  app.route("/", invoiceRoutes(deps));
  app.route("/", bankRoutes(deps));
  app.route("/", withdrawalRoutes(deps));
  app.route("/", resultRoutes(deps));
  app.route("/", cancelRoutes(deps));
  app.route("/", reorderRoutes(deps));
  app.route("/", pickupRoutes(deps));
  return app;
}

/** Clients show the errors of fields in their own words. */
const toFastBody = ({ message, code, fields }: ApiError): Record<string, unknown> =>
  fields === undefined ? { detail: message } : { detail: message, code, fields };

/** Redacts secrets in paths: logs have many readers. */
const redactPath = (path: string): string =>
  decodePath(path).replace(/(\/guest\/[^/]+\/[^/]+\/|\/payment\/return\/|\/testbank\/).+$/, "$1…");

/** The router matches decoded paths: "/%67uest/" is "/guest/". */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function errorResponse(c: Context<AppEnv>, status: ContentfulStatusCode, code: string, message: string): Response {
  return c.json(c.get("dialect") === "fast" ? { detail: message } : { error: message, code }, status);
}
