import type { LocaleConfig } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Target of the pictogram. Source: Order ANPC 449/2022. */
const ANPC_SAL = "https://anpc.ro/ce-este-sal/";

/** Romania only: WhatsApp support, marketplace links and the mandatory ANPC SAL pictogram. */
export function RomanianBadges({ config }: { config: LocaleConfig }): ReactElement | null {
  const t = useTexts("frame");
  const { market } = useShop().config;
  if (market !== "RO") return null;
  return (
    <section className="lh-footer-badges" aria-label={t("romania.title")}>
      {config.partnerLinks.length > 0 && (
        <div>
          <h2 className="lh-footer-title">{t("romania.partners")}</h2>
          <ul className="lh-footer-logos" role="list">
            {config.partnerLinks.map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {config.whatsappUrl !== "" && (
        <a className="lh-whatsapp" href={config.whatsappUrl} rel="noopener">
          <Icon name="message-circle" size="large" />
          {t("romania.whatsapp")}
        </a>
      )}
      {/* The pictogram's text is Romanian in every language. */}
      <a className="lh-sal" href={ANPC_SAL} rel="noopener" lang="ro">
        <span className="lh-sal-text">
          <strong>{t("romania.sal")}</strong> {t("romania.salName")}
        </span>
        <span className="lh-sal-more">{t("romania.salMore")}</span>
      </a>
    </section>
  );
}
