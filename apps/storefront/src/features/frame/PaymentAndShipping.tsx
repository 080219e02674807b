import type { LocaleConfig, OfferedMethod } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icons.ts";

/** Icon by module code; the caller sets the icon of all other codes. */
const PAYMENT_ICONS: Partial<Record<string, IconName>> = {
  Vorkasse: "file-text",
  Nachnahme: "banknote",
  Ramburs: "banknote",
};
const SHIPPING_ICONS: Partial<Record<string, IconName>> = { Parcel: "package", LocalPickup: "store" };

/** Payment and shipping methods offered in this country. */
export function PaymentAndShipping({ config }: { config: LocaleConfig }): ReactElement {
  const t = useTexts("frame");
  const { market } = useShop().config;
  return (
    <>
      <Methods title={t("payment")} methods={config.paymentMethods} icons={PAYMENT_ICONS} fallbackIcon="credit-card" />
      <Methods title={t("delivery")} methods={config.shippingMethods} icons={SHIPPING_ICONS} fallbackIcon="truck">
        {market !== "RO" && <li data-kind="not">{t("noPickup")}</li>}
      </Methods>
    </>
  );
}

interface MethodsProps {
  title: string;
  methods: readonly OfferedMethod[];
  icons: Partial<Record<string, IconName>>;
  fallbackIcon: IconName;
  children?: ReactElement | false;
}

function Methods({ title, methods, icons, fallbackIcon, children }: MethodsProps): ReactElement {
  return (
    <section>
      <h2 className="lh-footer-title">{title}</h2>
      <ul className="lh-footer-logos" role="list">
        {methods.map((method) => (
          <li key={method.code}>
            <Icon name={icons[method.code] ?? fallbackIcon} />
            {method.title}
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}
