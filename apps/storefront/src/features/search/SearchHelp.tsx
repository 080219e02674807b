import type { ReactElement } from "react";
import { WaysOn } from "../../app/WaysOn.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

/** Next steps after a search without results. */
export function SearchHelp(): ReactElement {
  const t = useTexts("search");
  return <WaysOn browse={t("browse")} call={(phone) => t("call", { phone })} />;
}
