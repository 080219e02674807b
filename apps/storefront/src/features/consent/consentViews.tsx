import { browserEnvironment } from "@shop/core";
import type { ReviewBadge as Badge } from "@shop/core/marketing";
import { Dialog, RatingStars, Skeleton, useConsent, useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { CONSENT_STYLES_PATH } from "../../shared/consentStylesPath.ts";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import type { ThirdPartyConfig } from "../../shared/thirdParties/thirdPartyConfig.ts";
import { usePageState } from "../../shared/usePageState.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { dialogButtonProps } from "../../ui/dialogButton.ts";
import { focusMain } from "../../ui/focus.ts";
import { ConsentForm } from "./ConsentForm.tsx";

// One chunk for the views that only some pages contain.

/** Pages that must be readable before a choice is made. Source: specification 2; legal-security A2, imprint. */
const READABLE_PAGES = ["privacy", "imprint"];

/** Consent request, in every document until hydration. Takes no focus and does not block the page. */
export function ConsentBanner(): ReactElement | null {
  "use memo";
  const t = useTexts("consent");
  const titleId = useId();
  const pathname = usePageState(({ location }) => location.pathname);
  const { data: legal } = useSuspenseQuery(folderLinksQuery(useShop(), "legal"));
  const open = legal.filter(({ code }) => READABLE_PAGES.includes(code));
  if (pathname === "/consent" || open.some(({ url }) => url === pathname)) return null;
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={CONSENT_STYLES_PATH} />
      </noscript>
      <section className="lh-consent" aria-labelledby={titleId}>
        <h2 id={titleId}>{t("title")}</h2>
        <p className="lh-consent-text">
          {t("text")}{" "}
          {open.map(({ id, title, url }) => (
            <ShopLink key={id} to={url}>
              {title}
            </ShopLink>
          ))}
        </p>
        <ConsentForm collapsed onSaved={focusMain} />
      </section>
    </>
  );
}

/** Third-party chat, loaded when opened, after consent or an explicit second click. */
export function Chat({ chat }: { chat: NonNullable<ThirdPartyConfig["chat"]> }): ReactElement {
  const t = useTexts("consent");
  const id = useId();
  const { record } = useConsent();
  const [clicked, setClicked] = useState(false);
  return (
    <div className="lh-chat">
      <Button variant="outline" {...dialogButtonProps(id)}>
        <Icon name="message-circle" />
        {t("chat.open")}
      </Button>
      <Dialog id={id} title={t("chat.title")} closeLabel={t("chat.close")} placement="end">
        {chat.isAi && <p className="lh-muted">{t("chat.ai")}</p>}
        {clicked || record?.choice.services === true ? (
          <ChatFrame url={chat.url} title={t("chat.title")} />
        ) : (
          <>
            <p>{t("chat.loadHint", { host: new URL(chat.url).host })}</p>
            <Button onClick={() => setClicked(true)}>{t("chat.load")}</Button>
          </>
        )}
      </Dialog>
    </div>
  );
}

/** Chat page in a sandboxed iframe, which receives no referrer and no data of the shop. */
export const ChatFrame = ({ url, title }: { url: string; title: string }): ReactElement => (
  <div className="lh-chat-place">
    {/* Lazy: not fetched while the dialog is closed. */}
    <iframe
      title={title}
      referrerPolicy="no-referrer"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the chat is of another origin and keeps its own storage
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      loading="lazy"
      src={url}
    />
  </div>
);

/** Shop rating in reserved space, loaded near the viewport. Third-party servers require consent or an explicit click. */
export function ReviewBadge({ badge }: { badge: NonNullable<ThirdPartyConfig["badge"]> }): ReactElement | null {
  const t = useTexts("consent");
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const shop = useShop();
  const { record } = useConsent();
  const [clicked, setClicked] = useState(false);
  const [isNear, setNear] = useState(false);
  const mayLoad = badge.url === undefined || clicked || record?.choice.services === true;
  const { data, isPending, isError } = useQuery({
    queryKey: ["reviewBadge", badge],
    queryFn: async () => {
      const { loadBadge } = await import("./loadBadge.ts");
      return (await loadBadge(badge, shop, browserEnvironment())) ?? null;
    },
    enabled: mayLoad && isNear,
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    if (section.current !== null) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);

  // A shop without reviews has no badge.
  if (data === null) return null;
  return (
    <section className="lh-badge" aria-labelledby={titleId} ref={section} aria-busy={mayLoad && isPending}>
      <h2 className="lh-footer-title" id={titleId}>
        {t("badge.title")}
      </h2>
      {!mayLoad && (
        <>
          <p className="lh-muted">{t("badge.loadHint", { host: new URL(badge.url ?? "").host })}</p>
          <Button variant="outline" onClick={() => setClicked(true)}>
            {t("badge.load")}
          </Button>
        </>
      )}
      {isError && <p className="lh-muted">{t("badge.failed")}</p>}
      {mayLoad && isPending && <Skeleton width="amount" />}
      {data && <BadgeContent badge={data} isOwn={badge.url === undefined} />}
    </section>
  );
}

/** Only the shop's own badge states how reviews are verified: it cannot vouch for another provider. */
export function BadgeContent({ badge, isOwn }: { badge: Badge; isOwn: boolean }): ReactElement {
  const { rating, count, criteria, seal } = badge;
  const t = useTexts("consent");
  const { language } = useShop().config;
  const format = (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <p className="lh-badge-mean" data-seal={seal}>
        <strong>{format(rating)}</strong>
        <RatingStars value={rating} label={t("badge.rating", { rating: format(rating) })} />
        <span>{t("badge.count", { count, amount: count.toLocaleString(language) })}</span>
      </p>
      {criteria.length > 0 && (
        <ul className="lh-badge-criteria" role="list">
          {criteria.map((criterion) => (
            <li key={criterion.name}>
              {criterion.name} <span>{format(criterion.rating)}</span>
            </li>
          ))}
        </ul>
      )}
      {isOwn && <p className="lh-muted">{t("badge.how")}</p>}
    </>
  );
}
