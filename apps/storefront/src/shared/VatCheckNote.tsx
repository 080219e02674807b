import { validateEuVatNumber, type VatCheck } from "@shop/core";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.ts";

const LOOKS = {
  valid: { icon: "circle-check", text: "validation.vatNumber.valid" },
  invalid: { icon: "circle-alert", text: "validation.vatNumber.invalid" },
  unavailable: { icon: "triangle-alert", text: "validation.vatNumber.failed" },
} as const satisfies Record<VatCheck["status"], { icon: IconName; text: string }>;

/** Normalized VAT number ("ATU12345675"), or undefined when it cannot be valid. */
function normalizeVatNumber(enteredNumber: string): string | undefined {
  const number = enteredNumber.replace(/[\s.-]/g, "").toUpperCase();
  return number !== "" && validateEuVatNumber(number) === undefined ? number : undefined;
}

/** Result of the VAT register lookup. Never blocks the form. Source: decision 0062. */
export function VatCheckNote({ enteredNumber, checking }: { enteredNumber: string; checking: string }): ReactElement {
  const core = useTexts("core");
  const { account } = useShop();
  const vatNumber = normalizeVatNumber(enteredNumber);
  const check = useQuery({
    queryKey: ["vatCheck", vatNumber],
    queryFn: () => (vatNumber === undefined ? undefined : account.checkVatNumber(vatNumber, vatNumber.slice(0, 2))),
    enabled: vatNumber !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const status = check.isError ? "unavailable" : check.data?.status;
  return (
    <p className="lh-vatcheck" role="status" data-state={vatNumber && status}>
      {vatNumber !== undefined && check.isFetching && checking}
      {vatNumber !== undefined && status !== undefined && (
        <>
          <Icon name={LOOKS[status].icon} />
          <span>
            {core(LOOKS[status].text)} {check.data?.name}
          </span>
        </>
      )}
    </p>
  );
}
