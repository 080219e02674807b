import { useMarket } from "@shop/react";
import { type ReactElement, useId } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { CountrySelect } from "../../shared/CountrySelect.tsx";
import { countryTitle, useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";

/** Country header, visible only when prices differ from the storefront's default: another country, or net prices. */
export function DisplayBar(): ReactElement | null {
  const t = useTexts("frame/lazy");
  const { excludeVat, countryId } = useMarket();
  const config = useLocaleConfig();
  if (!excludeVat && countryId === config.countryId) return null;
  return (
    <div className="lh-countrybar">
      <p className="lh-wrap">
        <span>{t("display.to", { country: countryTitle(config, countryId) })}</span>
        {excludeVat && <span>{t("display.shownNet")}</span>}
        <a href="#display">{t("display.change")}</a>
      </p>
    </div>
  );
}

/** Delivery country and net or gross prices. Without JavaScript the form posts to the server. */
export function DisplayForm(): ReactElement {
  const t = useTexts("frame/lazy");
  const { excludeVat, setExcludeVat } = useMarket();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} id="display">
      <h2 className="lh-footer-title" id={titleId}>
        {t("display.title")}
      </h2>
      <form className="lh-display" action="/display" method="post">
        <CountrySelect id="display-country" label={t("display.country")} />
        <CheckboxField
          id="display-net"
          name="excludeVat"
          label={t("display.net")}
          hint={t("display.netHint")}
          defaultChecked={excludeVat}
          ref={(box) => {
            if (box === null) return;
            const isEarly = box.dataset["hydrated"] === undefined && box.checked !== excludeVat;
            box.dataset["hydrated"] = "";
            if (isEarly) setExcludeVat(box.checked);
            else box.checked = excludeVat;
          }}
          onChange={({ target }) => setExcludeVat(target.checked)}
        />
        <noscript>
          <button {...buttonProps({ variant: "outline" })}>{t("display.apply")}</button>
        </noscript>
      </form>
    </section>
  );
}
