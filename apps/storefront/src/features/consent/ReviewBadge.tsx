import { browserEnvironment } from "@shop/core";
import type { ReviewBadge as Badge } from "@shop/core/marketing";
import { RatingStars, useConsent, useShop } from "@shop/react";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { ThirdPartyConfig } from "../../shared/thirdParties/thirdPartyConfig.ts";
import { useLazyTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { loadBadge } from "./loadBadge.ts";

/**
 * Shop rating in reserved space, loaded when it nears the viewport. Third-party servers require consent or an explicit
 * click.
 */
export function ReviewBadge({ badge }: { badge: NonNullable<ThirdPartyConfig["badge"]> }): ReactElement {
  const t = useLazyTexts("consent");
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const shop = useShop();
  const { record } = useConsent();
  const [clicked, setClicked] = useState(false);
  const [isNear, setNear] = useState(false);
  const [result, setResult] = useState<Badge | "none" | "failed">();
  const mayLoad = badge.url === undefined || clicked || record?.choice.services === true;

  useEffect(() => {
    const { current } = section;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!mayLoad || !isNear) return;
    loadBadge(badge, shop, browserEnvironment()).then(
      (loaded) => setResult(loaded ?? "none"),
      () => setResult("failed"),
    );
  }, [badge, shop, mayLoad, isNear]);

  return (
    <section className="lh-badge" aria-labelledby={titleId} ref={section} aria-busy={mayLoad && result === undefined}>
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
      {result === "failed" && <p className="lh-muted">{t("badge.failed")}</p>}
      {typeof result === "object" && <BadgeContent badge={result} />}
    </section>
  );
}

function BadgeContent({ badge: { rating, count, criteria, seal } }: { badge: Badge }): ReactElement {
  const t = useLazyTexts("consent");
  const { language } = useShop().config;
  const format = (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <p className="lh-badge-mean" data-seal={seal}>
        <strong>{format(rating)}</strong>
        <RatingStars value={rating} label={t("badge.rating", { rating: format(rating) })} />
        <span>{t("badge.count", { count })}</span>
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
      <p className="lh-muted">{t("badge.how")}</p>
    </>
  );
}
