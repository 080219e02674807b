import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** The shop's phone: its number and hours, or an icon where there is little room. */
export function PhoneLink({ phone, hours }: { phone: string; hours: string }): ReactElement | null {
  const t = useTexts("frame");
  if (phone === "") return null;
  return (
    <a className="lh-phone" href={telHref(phone)} aria-label={t("phoneLabel", { phone, hours })}>
      <Icon name="phone" />
      <span className="lh-phone-text">
        <span className="lh-phone-number">{phone}</span>
        <span className="lh-phone-hours">{hours}</span>
      </span>
    </a>
  );
}

/** "+43 1 000 12 34" → "tel:+4310001234" */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
