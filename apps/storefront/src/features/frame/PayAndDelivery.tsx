import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

const METHODS = ["bank", "onDelivery", "parcel", "kerb", "room"] as const;

/** How one can pay and how the goods come, as words. */
export function PayAndDelivery(): ReactElement {
  const t = useTexts("frame");
  const { satellite } = useShop().config;
  return (
    <section>
      <h2 className="lh-footer-title">{t("payAndDelivery")}</h2>
      <ul className="lh-footer-logos" role="list">
        {METHODS.map((method) => (
          <li key={method}>{t(`methods.${method}`)}</li>
        ))}
        {satellite !== "RO" && <li data-kind="not">{t("noPickup")}</li>}
      </ul>
    </section>
  );
}
