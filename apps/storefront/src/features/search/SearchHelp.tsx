import type { ReactElement } from "react";
import { WaysOn } from "../../app/WaysOn.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

/** The ways on when a search leads nowhere. */
export function SearchHelp(): ReactElement {
  const t = useTexts("search");
  return <WaysOn browse={t("browse")} call={(phone) => t("call", { phone })} />;
}
