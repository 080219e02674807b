import { CONSENT_PURPOSES } from "@shop/core";
import { useConsent } from "@shop/react";
import { type ReactElement, type ReactNode, type SubmitEvent, useId } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { readConsentChoice } from "../../shared/early/readConsentChoice.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";

/** Two equally prominent buttons, and a choice with nothing preselected. Without JavaScript the server stores it. */
export function ConsentForm(props: { collapsed: boolean; onSaved: () => void; children?: ReactNode }): ReactElement {
  const t = useTexts("consent");
  const id = useId();
  const { record, choose } = useConsent();

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    choose(readConsentChoice(event.currentTarget, event.nativeEvent.submitter));
    props.onSaved();
  }

  const purposes = (
    <fieldset className="lh-consent-purposes">
      <legend className="sh-hidden">{t("purposes")}</legend>
      <p>
        <strong>{t("necessary.label")}</strong> {t("necessary.hint")}
      </p>
      {CONSENT_PURPOSES.map((purpose) => (
        <CheckboxField
          key={`${purpose} ${record?.chosenAt ?? 0}`}
          id={`${id}${purpose}`}
          name={purpose}
          label={t(`${purpose}.label`)}
          hint={t(`${purpose}.hint`)}
          defaultChecked={record?.choice[purpose] ?? false}
        />
      ))}
      <Button type="submit" variant="outline" name="answer" value="choose">
        {t("save")}
      </Button>
    </fieldset>
  );

  return (
    <form className="lh-consent-form" action="/consent" method="post" onSubmit={onSubmit}>
      <div className="lh-consent-actions">
        <Button type="submit" name="answer" value="decline">
          {t("decline")}
        </Button>
        <Button type="submit" name="answer" value="accept">
          {t("accept")}
        </Button>
      </div>
      {props.collapsed ? (
        <details className="lh-consent-more">
          <summary>{t("more")}</summary>
          {purposes}
        </details>
      ) : (
        purposes
      )}
      {props.children}
    </form>
  );
}
