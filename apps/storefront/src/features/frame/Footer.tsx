import { localeConfigQuery } from "@shop/core/query";
import { useMarket, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { folderLinksQuery, marketLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { WithdrawalLink } from "../../shared/withdrawal/WithdrawalLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { ContactDetails } from "../../shared/ContactDetails.tsx";
import { DisplayForm } from "./DisplayForm.tsx";
import { FooterLinks } from "./FooterLinks.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";
import { PaymentAndShipping } from "./PaymentAndShipping.tsx";
import { RomanianBadges } from "./RomanianBadges.tsx";
import { SocialLinks } from "./SocialLinks.tsx";
import { Storefronts } from "./Storefronts.tsx";
import { useFrameRefetch } from "./useFrameRefetch.ts";

interface FooterProps {
  /** `<li>` entries after the legal links. */
  extraLegalLinks?: ReactNode;
  /** Trust and review badges. */
  badges?: ReactNode;
}

/** Content from other features arrives as props from the root route. */
export function Footer({ extraLegalLinks, badges }: FooterProps): ReactElement {
  const shop = useShop();
  const t = useTexts("frame");
  const { excludeVat } = useMarket();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: legal } = useSuspenseQuery(folderLinksQuery(shop, "legal"));
  const { data: service } = useSuspenseQuery(folderLinksQuery(shop, "service"));
  const { data: company } = useSuspenseQuery(folderLinksQuery(shop, "company"));
  const { data: local } = useSuspenseQuery(marketLinksQuery(shop));
  useFrameRefetch(config);
  return (
    <footer className="lh-footer">
      <NewsletterForm />
      <div className="lh-footer-columns">
        <section>
          <h2 className="lh-footer-title">{t("contact")}</h2>
          <ContactDetails config={config} />
          <SocialLinks shop={config.storeName} links={config.socialLinks} />
        </section>
        <FooterLinks title={t("service")} links={[...service, ...local]} />
        <FooterLinks title={t("company", { shop: config.storeName })} links={company} />
        <Storefronts />
        <DisplayForm />
      </div>
      <div className="lh-footer-columns" data-wide="">
        <PaymentAndShipping config={config} />
        {badges}
        <RomanianBadges config={config} />
      </div>
      <nav className="lh-footer-legal" aria-label={t("legal")}>
        <ul role="list">
          <li>
            <WithdrawalLink data-kind="withdraw" />
          </li>
          {legal.map(({ id, title, url }) => (
            <li key={id}>
              <ShopLink to={url}>{title}</ShopLink>
            </li>
          ))}
          {extraLegalLinks}
        </ul>
      </nav>
      <p className="lh-footer-end">{t(excludeVat ? "netPriceNote" : "priceNote", { shop: config.storeName })}</p>
    </footer>
  );
}
