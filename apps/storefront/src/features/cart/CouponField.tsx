import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { useCoupons } from "./useCoupons.ts";

const form = lazyPart(() => import("./CouponForm.tsx").then(({ CouponForm }) => CouponForm), null);

/** Applied coupons, and a collapsed field for another code: few shoppers have one. Source: ux.md rule 27. */
export function CouponField({ shippingCents }: { shippingCents: number | undefined }): ReactElement {
  const t = useTexts("cart");
  const { coupons, busy, error, message, isMessageVisible, apply, clearError, remove } = useCoupons();
  return (
    <div className="lh-coupon">
      {coupons.length > 0 && (
        <ul className="lh-coupons" role="list">
          {coupons.map(({ code, title, reason: reported, freeShipping, amountCents, percent }) => {
            // A coupon may waive parcel shipping only: a cart shipped by freight still pays.
            const hasNoEffect = freeShipping && (amountCents ?? percent) === undefined && (shippingCents ?? 0) > 0;
            const reason = reported === "" && hasNoEffect ? "no_postage" : reported;
            return (
              <li key={code}>
                <Icon name="check" />
                <span>
                  <strong>{t("coupon.applied", { code })}</strong>
                  <span className="lh-muted lh-small">{title}</span>
                  {freeShipping && reason === "" && shippingCents === 0 && (
                    <span className="lh-small">{t("coupon.freePostage")}</span>
                  )}
                  {reason !== "" && (
                    <span className="lh-small" data-tone="warn">
                      {t("coupon.idle", { code })} {t(`coupon.reason.${reason}`)}
                    </span>
                  )}
                </span>
                <button
                  type="button"
                  className="sh-iconbutton"
                  aria-label={t("coupon.remove", { code })}
                  onClick={() => void remove(code)}
                >
                  <Icon name="x" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <details>
        <summary>{t("coupon.open")}</summary>
        <form.Component busy={busy} error={error} apply={apply} clearError={clearError} />
      </details>
      <p className={isMessageVisible ? "lh-small" : "lh-visually-hidden"} role="status">
        {message}
      </p>
    </div>
  );
}
