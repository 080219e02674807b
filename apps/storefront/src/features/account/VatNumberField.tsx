import { type Satellite, validateEuVatNumber, type VatCheck } from "@shop/core";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Form } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icons.ts";

const EXAMPLES: Record<Satellite, string> = { AT: "ATU12345675", DE: "DE136695976", RO: "RO18547290" };

const LOOKS = {
  valid: { icon: "circle-check", text: "validation.vatNumber.valid" },
  invalid: { icon: "circle-alert", text: "validation.vatNumber.invalid" },
  unavailable: { icon: "triangle-alert", text: "validation.vatNumber.failed" },
} as const satisfies Record<VatCheck["status"], { icon: IconName; text: string }>;

/** A number that may be one, as the register writes it: "ATU12345675". */
function askable(typed: string): string | undefined {
  const number = typed.replace(/[\s.-]/g, "").toUpperCase();
  return number !== "" && validateEuVatNumber(number) === undefined ? number : undefined;
}

/** A company's VAT number. What the register says of it stands below; it never holds anybody up. Source: decision D10. */
export function VatNumberField({ form, value = "" }: { form: Form; value?: string | undefined }): ReactElement {
  const t = useTexts("account");
  const core = useTexts("core");
  const { account, config } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  // What was filled in before the page was alive.
  useEffect(() => setTyped(input.current?.value ?? ""), []);
  const asked = askable(typed);
  const check = useQuery({
    queryKey: ["vatCheck", asked],
    queryFn: () => (asked === undefined ? undefined : account.checkVatNumber(asked, asked.slice(0, 2))),
    enabled: asked !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const status = check.isError ? "unavailable" : check.data?.status;
  const example = EXAMPLES[config.satellite === "DE" || config.satellite === "RO" ? config.satellite : "AT"];
  return (
    <div className="lh-for-company">
      <Field
        {...form.field("vatNumber")}
        label={t("vatNumber")}
        hint={t("vatHint", { example })}
        optional={t("optional")}
        defaultValue={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        ref={input}
        onInput={() => setTyped("")}
        onBlur={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className="lh-vatcheck" role="status" data-state={asked && status}>
        {asked !== undefined && check.isFetching && t("vat.checking")}
        {asked !== undefined && status !== undefined && (
          <>
            <Icon name={LOOKS[status].icon} />
            <span>
              {core(LOOKS[status].text)} {check.data?.name}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
