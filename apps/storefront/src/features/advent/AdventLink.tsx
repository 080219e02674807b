import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { usePageState } from "../../shared/usePageState.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

const PATH = "/advent-calendar";

/** Whether the calendar is enabled and not the current page. Source: specification 2, advent-calendar menu link. */
function useAdventPromotion(): { link: boolean; banner: boolean } {
  const { adventCalendar, adventBanner } = useLocaleConfig().enabledFeatures;
  const isOtherPage = usePageState(({ location }) => location.pathname !== PATH);
  const link = isOtherPage && adventCalendar;
  return { link, banner: link && adventBanner };
}

/** Link in the main menu, which is visible from 1200 px. */
export function AdventLink(): ReactElement | null {
  const t = useTexts("frame/lazy");
  if (!useAdventPromotion().link) return null;
  return (
    <li className="lh-nav-item">
      <ShopLink className="lh-nav-link" data-tone="sale" to={PATH}>
        {t("advent.link")}
      </ShopLink>
    </li>
  );
}

/** Banner for narrower screens, which have no main menu. */
export function AdventBanner(): ReactElement | null {
  const t = useTexts("frame/lazy");
  if (!useAdventPromotion().banner) return null;
  return (
    <aside className="lh-banner lh-narrow-only" aria-label={t("advent.link")}>
      <ShopLink to={PATH}>
        <Icon name="gift" />
        {t("advent.banner")}
      </ShopLink>
    </aside>
  );
}
