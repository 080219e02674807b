import type { PostalAddress } from "../../domain/customer/customer.js";
import type { Environment } from "../../environment/environment.js";
import { startTimer } from "../../environment/runtime.js";
import { type CreateShopUnderTest, createVisits, type OpenVisit } from "./openVisit.js";
import { describeError } from "./requirement.js";

/** Facts about the data of a backend under test. Checks whose facts are absent are skipped. */
export interface ConformanceData {
  /** Id of a product of which at least 20 quantity steps are in stock, and that ships to `otherCountry` as well. */
  productId?: number | undefined;
  /** Id of another product with little stock: at least one quantity step, fewer than 1,000 units. */
  scarceProductId?: number | undefined;
  /** Id of a category that contains the product. */
  categoryId?: number | undefined;
  /** Code of a coupon that reduces a cart with the product. */
  coupon?: string | undefined;
  /** A customer without two-factor authentication. */
  customer?: { email: string; password: string } | undefined;
  /** Another customer. */
  otherCustomer?: { email: string; password: string } | undefined;
  /** Another country that is shipped to, ISO 3166. */
  otherCountry?: string | undefined;
  /** A shipping address in the shop's own country. */
  address?: Partial<PostalAddress> | undefined;
  /** Code of a payment method that needs no page of a provider, such as prepayment. */
  paymentCode?: string | undefined;
}

/** Part of a shop whose calls a check makes. */
export type ConformanceFeature =
  | "catalogue"
  | "content"
  | "search"
  | "cart"
  | "shipping"
  | "session"
  | "reviews"
  | "checkout";

/** Options of `checkConformance`. */
export interface ConformanceOptions {
  data?: ConformanceData | undefined;
  /** Features that the backend has; default: all. Checks of others are skipped. */
  features?: readonly ConformanceFeature[] | undefined;
  /** Overrides of the environment of every visit: `fetch`, `clock`. Storage and keys are those of the checks. */
  environment?: Partial<Environment> | undefined;
  /** Time limit of one check in ms; default: 60 000. */
  timeoutMs?: number | undefined;
}

/** Outcome of one check. */
export interface ConformanceResult {
  name: string;
  feature: ConformanceFeature;
  status: "passed" | "failed" | "skipped";
  /** Instruction for the backend, or the reason a check was skipped; "" for a passed one. */
  message: string;
}

/** One requirement of a shop for its backend. */
export interface ConformanceCheck {
  /** Unique: "cart: adds a product". */
  name: string;
  feature: ConformanceFeature;
  /** Facts that the check needs. */
  needs: ReadonlyArray<keyof ConformanceData>;
  /** Returns the reason to skip the check; undefined when it can run. */
  skipReason(options?: ConformanceOptions): string | undefined;
  /** Runs the check. Does not reject. */
  run(createShop: CreateShopUnderTest, options?: ConformanceOptions): Promise<ConformanceResult>;
}

type Facts<Need extends keyof ConformanceData> = { [Name in Need]: NonNullable<ConformanceData[Name]> };

const DEFAULT_TIMEOUT_MS = 60_000;

/** Creates a check. `requirement` rejects for a backend that does not meet it. */
export function createCheck<Need extends keyof ConformanceData>(
  feature: ConformanceFeature,
  title: string,
  needs: readonly Need[],
  requirement: (open: OpenVisit, data: Facts<Need>) => Promise<void>,
): ConformanceCheck {
  const name = `${feature}: ${title}`;
  const hasFacts = (data: ConformanceData): data is ConformanceData & Facts<Need> =>
    needs.every((need) => data[need] !== undefined);

  function skipReason({ data = {}, features = [feature] }: ConformanceOptions = {}): string | undefined {
    if (!features.includes(feature)) return `options.features does not contain "${feature}"`;
    const missing = needs.filter((need) => data[need] === undefined).map((need) => `data.${need}`);
    return missing.length === 0 ? undefined : `needs ${missing.join(", ")}`;
  }

  async function run(createShop: CreateShopUnderTest, options: ConformanceOptions = {}): Promise<ConformanceResult> {
    const { data = {}, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    const reason = skipReason(options);
    if (reason !== undefined || !hasFacts(data)) return { name, feature, status: "skipped", message: reason ?? "" };
    const { open, end } = createVisits(createShop, options.environment);
    const late = Promise.withResolvers<never>();
    const stopTimer = startTimer(timeoutMs, () => late.reject(new Error(`no response within ${timeoutMs} ms`)));
    try {
      await Promise.race([requirement(open, data), late.promise]);
      return { name, feature, status: "passed", message: "" };
    } catch (error) {
      return { name, feature, status: "failed", message: describeError(error) };
    } finally {
      stopTimer();
      end();
    }
  }

  return { name, feature, needs, skipReason, run };
}
