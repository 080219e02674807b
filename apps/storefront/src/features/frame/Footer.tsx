import type { LocaleConfig, OfferedMethod, SocialLink } from "@shop/core";
import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { useMarket, useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useId } from "react";
import * as v from "valibot";
import { useTexts } from "../../i18n/useTexts.ts";
import { ContactDetails } from "../../shared/ContactDetails.tsx";
import { folderLinksQuery, marketLinksQuery, type PageLink } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { offersPickup } from "../../shared/offersPickup.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { usePageState } from "../../shared/usePageState.ts";
import { WithdrawalLink } from "../../shared/withdrawal/WithdrawalLink.tsx";
import { buildStorefrontUrl, type Storefront, storefronts } from "../../storefronts.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icons.generated.ts";
import { DisplayForm } from "./DisplayForm.tsx";
import { contactQuery, salesBarQuery } from "./frameQueries.ts";
import { NewsletterForm } from "./NewsletterForm.tsx";

/** The root route passes content of other features; `extraLegalLinks` are `<li>` elements. */
export function Footer({ extraLegalLinks, badges }: { extraLegalLinks: ReactNode; badges: ReactNode }): ReactElement {
  const shop = useShop();
  const t = useTexts("frame/lazy");
  const shared = useTexts("shared");
  const { excludeVat } = useMarket();
  const config = useLocaleConfig();
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
          <h2 className="lh-footer-title">{shared("contact")}</h2>
          <ContactDetails config={config} />
          <SocialLinks shop={config.storeName} links={config.socialLinks} />
        </section>
        <FooterLinks title={t("service")} links={[...service, ...local]} />
        <FooterLinks title={t("company", { shop: config.storeName })} links={company} />
        <Storefronts />
        <DisplayForm />
      </div>
      <div className="lh-footer-columns" data-wide="">
        <Methods title={t("payment")} methods={config.paymentMethods} icon="credit-card" />
        <Methods title={t("delivery")} methods={config.shippingMethods} icon="truck">
          {!offersPickup(shop.config.market) && <li data-kind="not">{t("noPickup")}</li>}
        </Methods>
        {badges}
        {shop.config.market === "RO" && <RomanianBadges config={config} />}
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

/** Lower limit of the interval, against a misconfiguration that would flood the backend. */
const MIN_SECONDS = 10;

/**
 * Refetches the data of the frame while the page is visible and online: sales bar and phone at the short interval,
 * settings and menu at the long one. Source: specification 9, refetch timing; decision 0149.
 */
function useFrameRefetch({ refetchIntervals: { shortSeconds, longMinutes } }: LocaleConfig): void {
  const shop = useShop();
  const short = { refetchInterval: Math.max(MIN_SECONDS, shortSeconds) * 1000, notifyOnChangeProps: [] };
  const long = { refetchInterval: Math.max(1, longMinutes) * 60_000, notifyOnChangeProps: [] };
  useQuery({ ...salesBarQuery(shop), ...short });
  useQuery({ ...contactQuery(shop), ...short });
  useQuery({ ...localeConfigQuery(shop), ...long });
  useQuery({ ...menuQuery(shop), ...long });
}

export function FooterLinks({ title, links }: { title: string; links: readonly PageLink[] }): ReactElement | null {
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={titleId}>
      <h2 className="lh-footer-title" id={titleId}>
        {title}
      </h2>
      <ul role="list">
        {links.map((link) => (
          <li key={link.id}>
            <ShopLink className="lh-footer-link" to={link.url} lang={link.language}>
              {link.title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const NETWORK_NAMES: Record<SocialLink["network"], string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  tiktok: "TikTok",
};

/** Plain links: nothing is loaded from these networks. */
function SocialLinks({ shop, links }: { shop: string; links: readonly SocialLink[] }): ReactElement | null {
  const t = useTexts("frame/lazy");
  if (links.length === 0) return null;
  return (
    <ul className="lh-footer-social" role="list" aria-label={t("social.title", { shop })}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noopener" aria-label={t("social.link", { shop, network: NETWORK_NAMES[network] })}>
            <Icon name={network} size="large" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Mark of a payment method, drawn like an icon. */
const Outline = ({ path }: { path: string }): ReactElement => (
  <svg className="lh-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Icon by shipping module code; other codes get the list's own icon. */
const METHOD_ICONS: Partial<Record<string, IconName>> = {
  Parcel: "package",
  LocalPickup: "store",
};

function Methods(props: { title: string; methods: readonly OfferedMethod[]; icon: IconName; children?: ReactNode }) {
  return (
    <section>
      <h2 className="lh-footer-title">{props.title}</h2>
      <ul className="lh-footer-logos" role="list">
        {props.methods.map(({ code, title, mark }) => (
          <li key={code}>
            {mark ? <Outline path={mark} /> : <Icon name={METHOD_ICONS[code] ?? props.icon} />}
            {title}
          </li>
        ))}
        {props.children}
      </ul>
    </section>
  );
}

/** WhatsApp support, marketplace links and the mandatory ANPC SAL pictogram. Source: Order ANPC 449/2022. */
function RomanianBadges({ config: { partnerLinks, whatsappUrl } }: { config: LocaleConfig }): ReactElement {
  const t = useTexts("frame/lazy");
  return (
    <section className="lh-footer-badges" aria-label={t("romania.title")}>
      {partnerLinks.length > 0 && (
        <div>
          <h2 className="lh-footer-title">{t("romania.partners")}</h2>
          <ul className="lh-footer-logos" role="list">
            {partnerLinks.map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {whatsappUrl !== "" && (
        <a className="lh-whatsapp" href={whatsappUrl} rel="noopener">
          <Icon name="message-circle" size="large" />
          {t("romania.whatsapp")}
        </a>
      )}
      {/* The pictogram's text is Romanian in every language. */}
      <a className="lh-sal" href="https://anpc.ro/ce-este-sal/" rel="noopener" lang="ro">
        <span className="lh-sal-text">
          <strong>{t("romania.sal")}</strong> {t("romania.salName")}
        </span>
        <span className="lh-sal-more">{t("romania.salMore")}</span>
      </a>
    </section>
  );
}

/** Paths in the loader data of a page. */
const pathsSchema = v.object({ path: v.string(), alternates: v.optional(v.record(v.string(), v.string()), {}) });

/** The same page in the other storefronts, each named in its own language. Never redirects. Source: decision 0064. */
function Storefronts(): ReactElement {
  const t = useTexts("frame/lazy");
  const { origin, storefront: here } = useRouter().options.context;
  const pathname = usePageState(({ location }) => location.pathname);
  const loaderData = usePageState(({ matches }) => matches.at(-1)?.loaderData);
  const paths = v.safeParse(pathsSchema, loaderData);
  const pathIn = ({ language }: Storefront): string =>
    paths.success ? (paths.output.alternates[language] ?? paths.output.path) : pathname;
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} id="storefronts">
      <h2 className="lh-footer-title" id={titleId}>
        {t("storefrontsTitle")}
      </h2>
      <ul className="lh-storefronts" role="list">
        {storefronts.map((storefront) => (
          <li key={storefront.id} lang={storefront.language}>
            {storefront.id === here.id ? (
              <span className="lh-storefront" aria-current="true">
                {storefront.title}
              </span>
            ) : (
              <a
                className="lh-storefront"
                href={buildStorefrontUrl(new URL(origin), storefront, pathIn(storefront))}
                hrefLang={storefront.locale}
                lang={storefront.language}
              >
                {storefront.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
