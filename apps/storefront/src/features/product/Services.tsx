import { displayCents, productDisplay } from "@shop/core";
import type { ReactElement } from "react";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import type { Service } from "../../shared/services.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/** Services to book with each unit of the product. Source: ux.md rule 20. */
export function Services({ services }: { services: readonly Service[] }): ReactElement {
  const t = useTexts("product");
  const { display, formatCents } = useShopPrices();
  return (
    <fieldset className="lh-services">
      <legend>{t("services")}</legend>
      {services.map((service) => (
        <label className="lh-check" key={service.variantId}>
          <input type="checkbox" name="service" value={service.variantId} />
          <span>{service.title}</span>
          <span className="lh-amount">
            {formatCents(displayCents(service.priceCents, productDisplay(service, display)))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
