import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { later } from "../../ui/later.tsx";
import { useCoupons } from "./useCoupons.ts";

const form = later(() => import("./CouponForm.tsx").then(({ CouponForm }) => CouponForm), null);

/** The coupons of the cart, and a field for one more behind a line: few have one. Source: ux.md rule 27. */
export function CouponField({ postageFree }: { postageFree: boolean }): ReactElement {
  const t = useTexts("cart");
  const { coupons, busy, error, said, shown, apply, remove } = useCoupons();
  return (
    <div className="lh-coupon">
      {coupons.length > 0 && (
        <ul className="lh-coupons" role="list">
          {coupons.map(({ code, title, reason, freePostage }) => (
            <li key={code}>
              <Icon name="check" />
              <span>
                <strong>{t("coupon.applied", { code })}</strong>
                <span className="lh-muted lh-small">{title}</span>
                {/* A coupon may free the parcel only: a cart that goes by freight pays for it. */}
                {freePostage && reason === "" && postageFree && (
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
          ))}
        </ul>
      )}
      <details>
        <summary>{t("coupon.open")}</summary>
        <form.Part busy={busy} error={error} apply={apply} />
      </details>
      <p className={shown ? "lh-small" : "lh-visually-hidden"} role="status">
        {said}
      </p>
    </div>
  );
}
