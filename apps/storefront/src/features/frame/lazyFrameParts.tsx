import { lazyPart } from "../../ui/lazyPart.tsx";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

const loadViews = () => import("./lazyFrameViews.ts");

/** Lazy parts of the frame: below the page, behind a click, or for failures only. */
export const lazyFooter = lazyPart(() => loadViews().then(({ Footer }) => Footer), null);
export const lazyMenuContent = lazyPart(() => loadViews().then(({ CategoryMenuContent }) => CategoryMenuContent), null);
export const lazyCustomerLinks = lazyPart(() => loadViews().then(({ CustomerLinks }) => CustomerLinks), null);
export const lazyDisplayBar = lazyPart(() => loadViews().then(({ DisplayBar }) => DisplayBar), null);
export const lazyOfflineNotice = lazyPart(() => loadViews().then(({ OfflineNotice }) => OfflineNotice), null);
export const lazyPhoneBlock = lazyPart(() => loadViews().then(({ PhoneBlock }) => PhoneBlock), null);
export const lazyScrollToTop = lazyPart(() => loadViews().then(({ ToTop: ScrollToTop }) => ScrollToTop), null);
export const lazyNotFoundScreen = lazyPart(() => loadViews().then(({ NotFoundScreen }) => NotFoundScreen), null);
export const lazyErrorScreen = lazyPart(
  () => loadViews().then(({ ErrorScreen }) => ErrorScreen),
  <MinimalErrorScreen />,
);

const parts = [
  lazyFooter,
  lazyMenuContent,
  lazyCustomerLinks,
  lazyDisplayBar,
  lazyOfflineNotice,
  lazyPhoneBlock,
  lazyScrollToTop,
  lazyNotFoundScreen,
  lazyErrorScreen,
];

/**
 * The server awaits it before rendering. The browser starts it right after hydration, because the error screens must be
 * loaded before the connection is lost.
 */
export const preloadFrameParts = (): Promise<unknown> => Promise.all(parts.map((part) => part.load()));

/** Minimal fallback while the code of `ErrorScreen` is not available. */
function MinimalErrorScreen(): ReactElement {
  const t = useTexts("frame");
  return (
    <div className="lh-page lh-missing">
      <h1>{t("failed.title")}</h1>
      <p className="lh-lead" role="alert">
        {t("failed.reason")}
      </p>
    </div>
  );
}
