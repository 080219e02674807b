import { browserEnvironment } from "@shop/core";
import type { ReviewBadge as Badge } from "@shop/core/marketing";
import { RatingStars, useConsent, useShop } from "@shop/react";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { Parties } from "../../app/parties.ts";
import { useLateTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { loadBadge } from "./loadBadge.ts";

/**
 * Shop rating in reserved space, loaded when it nears the viewport. Third-party servers require consent or an explicit
 * click.
 */
export function ReviewBadge({ badge }: { badge: NonNullable<Parties["badge"]> }): ReactElement {
  const t = useLateTexts("consent");
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const shop = useShop();
  const { record } = useConsent();
  const [clicked, setClicked] = useState(false);
  const [near, setNear] = useState(false);
  const [found, setFound] = useState<Badge | "none" | "failed">();
  const mayLoad = badge.url === undefined || clicked || record?.choice.services === true;

  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!mayLoad || !near) return;
    loadBadge(badge, shop, browserEnvironment()).then(
      (answer) => setFound(answer ?? "none"),
      () => setFound("failed"),
    );
  }, [badge, shop, mayLoad, near]);

  return (
    <section className="lh-badge" aria-labelledby={titleId} ref={place} aria-busy={mayLoad && found === undefined}>
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
      {found === "failed" && <p className="lh-muted">{t("badge.failed")}</p>}
      {typeof found === "object" && <Shown badge={found} />}
    </section>
  );
}

function Shown({ badge: { rating, count, criteria, seal } }: { badge: Badge }): ReactElement {
  const t = useLateTexts("consent");
  const { language } = useShop().config;
  const write = (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <p className="lh-badge-mean" data-seal={seal}>
        <strong>{write(rating)}</strong>
        <RatingStars value={rating} label={t("badge.rating", { rating: write(rating) })} />
        <span>{t("badge.count", { count })}</span>
      </p>
      {criteria.length > 0 && (
        <ul className="lh-badge-criteria" role="list">
          {criteria.map((one) => (
            <li key={one.name}>
              {one.name} <span>{write(one.rating)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="lh-muted">{t("badge.how")}</p>
    </>
  );
}
