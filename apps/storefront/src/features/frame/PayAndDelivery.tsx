import type { LocaleConfig, OfferedMethod } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icons.ts";

/** Icon by module code; the caller sets the icon of all other codes. */
const PAYMENT_SIGNS: Partial<Record<string, IconName>> = {
  Vorkasse: "file-text",
  Nachnahme: "banknote",
  Ramburs: "banknote",
};
const DELIVERY_SIGNS: Partial<Record<string, IconName>> = { Parcel: "package", LocalPickup: "store" };

/** Payment and shipping methods offered in this country. */
export function PayAndDelivery({ config }: { config: LocaleConfig }): ReactElement {
  const t = useTexts("frame");
  const { satellite } = useShop().config;
  return (
    <>
      <Methods title={t("payment")} methods={config.paymentMethods} signs={PAYMENT_SIGNS} other="credit-card" />
      <Methods title={t("delivery")} methods={config.deliveryMethods} signs={DELIVERY_SIGNS} other="truck">
        {satellite !== "RO" && <li data-kind="not">{t("noPickup")}</li>}
      </Methods>
    </>
  );
}

interface MethodsProps {
  title: string;
  methods: readonly OfferedMethod[];
  signs: Partial<Record<string, IconName>>;
  other: IconName;
  children?: ReactElement | false;
}

function Methods({ title, methods, signs, other, children }: MethodsProps): ReactElement {
  return (
    <section>
      <h2 className="lh-footer-title">{title}</h2>
      <ul className="lh-footer-logos" role="list">
        {methods.map((method) => (
          <li key={method.code}>
            <Icon name={signs[method.code] ?? other} />
            {method.title}
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}
