import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Facts about every order: delivery, returns, payment, contact. */
export function ServiceFacts(): ReactElement {
  const t = useTexts("home");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const list = new Intl.ListFormat(config.locale.replace("_", "-"));
  const countries = list.format(config.countries.map(({ title }) => title));
  return (
    <section className="lh-section" aria-labelledby="facts">
      <h2 className="sh-hidden" id="facts">
        {t("facts")}
      </h2>
      <ul className="lh-home-facts" role="list">
        <li>
          <Icon name="truck" />
          <h3>{t("delivery.title")}</h3>
          <p>{t("delivery.text", { countries })}</p>
        </li>
        <li>
          <Icon name="rotate-ccw" />
          <h3>{t("returns.title")}</h3>
          <p>{t("returns.text")}</p>
        </li>
        <li>
          <Icon name="banknote" />
          <h3>{t("payment.title")}</h3>
          <p>{t("payment.text")}</p>
        </li>
        <li>
          <Icon name="phone" />
          <h3>{t("contact.title")}</h3>
          <p>
            {config.storePhone} · {config.supportHours}
          </p>
        </li>
      </ul>
    </section>
  );
}
