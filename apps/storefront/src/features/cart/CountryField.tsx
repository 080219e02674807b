import type { ReactElement } from "react";
import { CountrySelect } from "../../shared/CountrySelect.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

export function CountryField(): ReactElement {
  const t = useTexts("cart");
  return <CountrySelect id="delivery-country" label={t("country")} />;
}
