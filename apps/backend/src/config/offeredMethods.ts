import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { readPriceContext } from "../pricing/prices.ts";
import type { IsPaymentOffered } from "../pricing/payment/paymentMethods.ts";
import { paymentModules } from "../payment/paymentModules.ts";
import { type Locale, LOCALES } from "../locale.ts";
import { PAYMENT_ORDER, sortPayments } from "../pricing/payment/sortPayments.ts";
import { isAvailableIn } from "../pricing/shipping/pickup.ts";
import { selectSettings } from "../settings/settings.queries.ts";

interface Method {
  code: string;
  title: string;
  mark?: string | undefined;
}

/** Payment and shipping methods of a country for the page footer. A cart may be offered fewer. */
export async function selectOfferedMethods(
  db: Db,
  locale: Locale,
  isAvailable: IsPaymentOffered,
): Promise<{ payment_methods: Method[]; delivery_methods: Method[] }> {
  const { language, countryId } = LOCALES[locale];
  const title = sql`coalesce(translated(method.text, ${language}) ->> 'title', method.code) as title`;
  const [prices, settings, payments, deliveries] = await Promise.all([
    readPriceContext(db, locale, countryId),
    selectSettings(db, { locale }, [PAYMENT_ORDER]),
    sql<Method>`
      select method.code, ${title} from payment_method method
      where method.active and ${countryId} = any(method.countries) order by method.position, method.id`.execute(db),
    sql<Method>`
      select method.code, ${title} from delivery_method method
      where method.active and ${isAvailableIn(countryId)} and exists (
        select from delivery_price price where price.delivery_method_id = method.id and price.country_id = ${countryId}
      ) order by method.position, method.id`.execute(db),
  ]);
  const marks = new Map(paymentModules.map(([, { code, mark }]) => [code, mark]));
  return {
    payment_methods: sortPayments(payments.rows, settings)
      .filter(({ code }) => isAvailable(code, prices.currency))
      .map((method) => ({ ...method, mark: marks.get(method.code) })),
    delivery_methods: deliveries.rows,
  };
}
