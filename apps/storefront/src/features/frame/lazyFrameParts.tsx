import { type LazyPart, lazyPart } from "../../ui/lazyPart.tsx";
import { whenActive } from "../../ui/whenActive.ts";
import type { ComponentType, ReactElement } from "react";
import type * as Views from "./lazyFrameViews.ts";
import { useTexts } from "../../i18n/useTexts.ts";

const loads: Array<() => Promise<void>> = [];

function frameView<Props extends object>(
  select: (views: typeof Views) => ComponentType<Props>,
  options?: Parameters<typeof lazyPart>[1],
): LazyPart<Props> {
  const part = lazyPart(() => import("./lazyFrameViews.ts").then(select), options);
  loads.push(part.load);
  return part;
}

/** Lazy parts of the frame: below the page, behind a click, or for failures only. */
export const lazyFooter = frameView(({ Footer }) => Footer, { hydrateWhen: whenActive });
export const lazyMenuContent = frameView(({ CategoryMenuContent }) => CategoryMenuContent, { hydrateWhen: whenActive });
export const lazyDisplayBar = frameView(({ DisplayBar }) => DisplayBar, { hydrateWhen: whenActive });
export const lazyOfflineNotice = frameView(({ OfflineNotice }) => OfflineNotice, { hydrateWhen: whenActive });
export const lazyPhoneBlock = frameView(({ PhoneBlock }) => PhoneBlock, { hydrateWhen: whenActive });
export const lazyScrollToTop = frameView(({ ScrollToTop }) => ScrollToTop, { hydrateWhen: whenActive });
export const lazyNotFoundScreen = frameView(({ NotFoundScreen }) => NotFoundScreen);
export const lazyErrorScreen = frameView(({ ErrorScreen }) => ErrorScreen, { fallback: <MinimalErrorScreen /> });

/**
 * The server awaits it before rendering. The browser starts it with the shopper's first activity, because the error screens
 * must be loaded before the connection is lost.
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
