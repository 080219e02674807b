import type { ReactElement } from "react";
import { telHref } from "../../app/telHref.ts";
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
