import { type LazyPart, lazyPart } from "../../ui/lazyPart.tsx";
import type { ComponentType, ReactElement, ReactNode } from "react";
import type * as Views from "./lazyFrameViews.ts";
import { useTexts } from "../../i18n/useTexts.ts";

const loads: Array<() => Promise<void>> = [];

function frameView<Props extends object>(
  select: (views: typeof Views) => ComponentType<Props>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  const part = lazyPart(() => import("./lazyFrameViews.ts").then(select), fallback);
  loads.push(part.load);
  return part;
}

/** Lazy parts of the frame: below the page, behind a click, or for failures only. */
export const lazyFooter = frameView(({ Footer }) => Footer);
export const lazyMenuContent = frameView(({ CategoryMenuContent }) => CategoryMenuContent);
export const lazyDisplayBar = frameView(({ DisplayBar }) => DisplayBar);
export const lazyOfflineNotice = frameView(({ OfflineNotice }) => OfflineNotice);
export const lazyPhoneBlock = frameView(({ PhoneBlock }) => PhoneBlock);
export const lazyScrollToTop = frameView(({ ScrollToTop }) => ScrollToTop);
export const lazyNotFoundScreen = frameView(({ NotFoundScreen }) => NotFoundScreen);
export const lazyErrorScreen = frameView(({ ErrorScreen }) => ErrorScreen, <MinimalErrorScreen />);

/**
 * The server awaits it before rendering. The browser starts it right after hydration, because the error screens must be
 * loaded before the connection is lost.
 */
export const preloadFrameParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()));

/** Fallback while the code of `ErrorScreen` is not available. */
function MinimalErrorScreen(): ReactElement {
  const t = useTexts("shared");
  return (
    <div className="lh-page lh-missing">
      <h1>{t("failed.title")}</h1>
      <p className="lh-lead" role="alert">
        {t("failed.reason")}
      </p>
    </div>
  );
}
