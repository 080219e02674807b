import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { telHref } from "../../ui/telHref.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { contactQuery } from "./frameQueries.ts";

/** An icon on narrow screens. After a load error, a retry button with the message. Source: specification 2, phone block. */
export function PhoneBlock(): ReactElement | null {
  const t = useTexts("frame/lazy");
  const core = useTexts("core");
  const { data: contact, isFetching, refetch } = useSuspenseQuery(contactQuery(useShop()));
  if ("failed" in contact) {
    const { failed } = contact;
    const reason = t("phoneFailed", { reason: failed ? core(failed.key, failed.values) : t("unknownError") });
    return (
      <button
        type="button"
        className="lh-tool"
        title={reason}
        aria-label={t("phoneRetry", { reason })}
        aria-busy={isFetching}
        onClick={() => void refetch()}
      >
        <Icon name="refresh-cw" />
      </button>
    );
  }
  const { phone, supportHours: hours } = contact;
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
