import { type FormEvent, type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { type Measure, MEASURES } from "../../shared/fit/fitPage.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { Field } from "../../ui/Field.tsx";
import { fitAddress, RESULT_ID } from "./fitAddress.ts";
import type { FitRequest } from "./loadFit.ts";
import { MAX_CM, type MeasureIssue, type MeasureTexts, MIN_CM, SECTIONS } from "./parseMeasures.ts";
import { clearStoredMeasures, readStoredMeasures } from "./storedMeasures.ts";

interface MeasureFormProps {
  request: FitRequest;
  /** Target of a submit without JavaScript. */
  action: string;
  issues: readonly MeasureIssue[];
  /** Submissions so far: an unchanged one moves the focus to the errors again. */
  submissions: number;
  onSubmit: (measures: MeasureTexts) => void;
  /** Called with the measures of an earlier check if the form is empty. */
  onRestore: (measures: MeasureTexts) => void;
}

const SECTION_NAMES = ["door", "stairs", "lift"] as const;

export function MeasureForm(props: MeasureFormProps): ReactElement {
  const { request, action, issues, submissions, onSubmit, onRestore } = props;
  const { productId, variantId, measures } = request;
  const t = useTexts("fit");
  const shared = useTexts("shared");
  const form = useRef<HTMLFormElement>(null);
  const restore = useEffectEvent(() => {
    const stored = readStoredMeasures();
    const isEmpty = form.current !== null && Object.values(readForm(form.current)).every((text) => text === "");
    if (isEmpty && Object.keys(measures).length === 0 && Object.keys(stored).length > 0) onRestore(stored);
  });
  useEffect(() => restore(), []);

  const textOf = ({ measure, problem }: MeasureIssue): string => {
    const isOptional = !SECTIONS.door.some((name) => name === measure);
    const key = problem === "missing" && isOptional ? "incomplete" : problem;
    return t(`problem.${key}`, { measure: t(`measure.${measure}`), min: MIN_CM, max: MAX_CM });
  };
  const errorOf = (measure: Measure): string | undefined => {
    const issue = issues.find((one) => one.measure === measure);
    return issue && textOf(issue);
  };

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit(readForm(event.currentTarget));
  }

  return (
    <form className="lh-form lh-fit-form" action={action} noValidate ref={form} onSubmit={handleSubmit}>
      {issues.length > 0 && (
        <div id={RESULT_ID}>
          <ErrorSummary
            key={submissions}
            title={shared("form.wrong", { count: issues.length })}
            items={issues.map((issue) => ({ id: fieldId(issue.measure), text: textOf(issue) }))}
          />
        </div>
      )}
      {productId !== undefined && <input type="hidden" name="product" value={productId} />}
      {variantId !== undefined && <input type="hidden" name="pse" value={variantId} />}
      {SECTION_NAMES.map((section) => (
        <fieldset className="lh-fieldset" key={section} aria-describedby={`fit-${section}-hint`}>
          <legend>{t(`section.${section}`)}</legend>
          <p className="lh-hint" id={`fit-${section}-hint`}>
            {t(`hint.${section}`)}
          </p>
          <div className="lh-fit-fields">
            {SECTIONS[section].map((measure) => (
              <Field
                key={measure}
                id={fieldId(measure)}
                name={measure}
                label={t("inCm", { measure: t(`measure.${measure}`) })}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                defaultValue={measures[measure] ?? ""}
                error={errorOf(measure)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="lh-formactions">
        <Button type="submit" size="large">
          {t("check")}
        </Button>
        {Object.keys(measures).length > 0 && (
          <ShopLink to={fitAddress(request, {})} onClick={clearStoredMeasures}>
            {t("clear")}
          </ShopLink>
        )}
      </div>
      <p className="lh-hint">{t("kept")}</p>
    </form>
  );
}

const fieldId = (measure: Measure): string => `fit-${measure.replaceAll("_", "-")}`;

/** Returns the measures as typed. The door is always named: an empty form is submitted, too, and has errors. */
function readForm(form: HTMLFormElement): MeasureTexts {
  const data = new FormData(form);
  return Object.fromEntries(
    MEASURES.flatMap((name) => {
      const entry = data.get(name);
      const text = typeof entry === "string" ? entry.trim() : "";
      return text === "" && !SECTIONS.door.some((required) => required === name) ? [] : [[name, text]];
    }),
  );
}
