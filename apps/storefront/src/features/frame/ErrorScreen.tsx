import { type LocaleConfig, retryAfterSeconds } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, use, useEffect, useState } from "react";
import { isChunkLoadError, reloadOnce } from "../../shared/chunkLoadError.ts";
import { isLeaving } from "../../shared/leaving.ts";
import { type Contact, ContactDetails } from "../../shared/ContactDetails.tsx";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { useOnline } from "../../ui/useOnline.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { contactOf } from "../../contactOf.ts";
import { FrameContext } from "./FrameContext.ts";

/** A page that is left and still displayed has not been left, as after a download. */
const STAYS_AFTER_MS = 10_000;

/** Selects the error screen: offline, rate-limited, outdated build, backend unreachable, or rendering error. */
export function ErrorScreen({ error }: { error?: unknown }): ReactElement {
  const online = useOnline();
  // Stays true after reconnecting, until the page has loaded.
  const [wasOffline] = useState(!online);
  const hasLoaderError = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === "error") });
  const [wasLeaving] = useState(() => typeof document !== "undefined" && isLeaving());
  if (wasOffline) return <Offline />;
  if (wasLeaving && (hasLoaderError || isChunkLoadError(error))) return <Leaving />;
  const seconds = retryAfterSeconds(error);
  if (seconds !== undefined) return <BusyScreen seconds={seconds} />;
  if (isChunkLoadError(error)) return <OutdatedBuildScreen />;
  return hasLoaderError ? <ServerFailed /> : <PageBroken />;
}

/** The logo stands above the message when header and footer failed to load. */
function Failure(props: { title: string; reason: string; children: ReactNode }): ReactElement {
  const isFramed = use(FrameContext);
  const { storeName } = useStoreContact();
  const message = (
    <div className="lh-page lh-missing">
      <h1>{props.title}</h1>
      <p className="lh-lead" role="alert">
        {props.reason}
      </p>
      {props.children}
    </div>
  );
  if (isFramed) return message;
  return (
    <>
      <header className="lh-header">
        <div className="lh-header-bar">
          <a className="lh-logo" href="/" data-reload="">
            <Logo name={storeName} />
          </a>
        </div>
      </header>
      <main>{message}</main>
    </>
  );
}

function useStoreContact(): Contact {
  const cached = useQueryClient().getQueryData<LocaleConfig>(localeConfigQuery(useShop()).queryKey);
  const { storefront } = useRouter().options.context;
  return cached ?? contactOf(storefront);
}

/** Advice and contact data. Source: specification 8, server connection failure. */
function ServerFailed(): ReactElement {
  const shared = useTexts("shared");
  const t = useTexts("frame/lazy");
  const contact = useStoreContact();
  return (
    <Failure title={shared("failed.title")} reason={shared("failed.reason")}>
      <p>{t("failed.advice")}</p>
      {/* The server clears the browser's storage and sends the page again: see server/forms.ts. */}
      <form method="post" onSubmit={clearStorage}>
        <Button type="submit" size="large" name="start-over">
          {shared("failed.retry")}
        </Button>
      </form>
      <p className="lh-small lh-muted">{t("failed.clears")}</p>
      <section className="lh-missing-contact">
        <h2>{shared("contact")}</h2>
        <ContactDetails config={contact} />
      </section>
    </Failure>
  );
}

/** Retries on reconnection; pages of the history stay reachable. */
function Offline(): ReactElement {
  const t = useTexts("frame/lazy");
  const router = useRouter();
  const online = useOnline();
  useEffect(() => {
    if (online) void router.invalidate();
  }, [online, router]);
  return <RetryNotice title={t("offline.title")} reason={t("offline.page")} />;
}

/** The browser has canceled the page's requests. One that comes back loads again; one that stays offers it: decision 0388. */
function Leaving(): ReactElement {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    reloadOnce();
    const timer = setTimeout(setStays, STAYS_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return stays ? <PageBroken /> : <Waiting />;
}

function Waiting(): ReactElement {
  const shared = useTexts("shared");
  return (
    <p className="lh-loading" role="status">
      {shared("wait")}
    </p>
  );
}

/** Last resort for a rendering error. Source: specification 2, fallback screen. */
function PageBroken(): ReactElement {
  const t = useTexts("frame/lazy");
  return (
    <Failure title={t("broken.title")} reason={t("broken.reason")}>
      <div className="lh-actions">
        <Button size="large" onClick={() => location.reload()}>
          {t("broken.reload")}
        </Button>
        <ButtonLink size="large" variant="outline" to="/" label={t("notFound.home")} />
      </div>
    </Failure>
  );
}

/** Fallback for browsers without support for `Clear-Site-Data`. */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing to clear.
  }
}

/** Screen for a rate-limited request: reloads the route after the delay. Clears no storage. */
export function BusyScreen({ seconds }: { seconds: number }): ReactElement {
  const t = useTexts("frame/lazy");
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => void router.invalidate(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [router, seconds]);
  return <RetryNotice title={t("busy.title")} reason={t("busy.reason", { seconds })} />;
}

/** Offers to retry now, before the automatic retry, or to go back. */
function RetryNotice(props: { title: string; reason: string }): ReactElement {
  const t = useTexts("frame/lazy");
  const shared = useTexts("shared");
  const router = useRouter();
  return (
    <Failure {...props}>
      <div className="lh-actions">
        <Button size="large" onClick={() => void router.invalidate()}>
          {shared("failed.retry")}
        </Button>
        <Button size="large" variant="outline" onClick={() => router.history.back()}>
          {t("offline.back")}
        </Button>
      </div>
    </Failure>
  );
}

/** Code failed to load, usually since a newer build. Reloads once if the server responds; clears no storage. */
function OutdatedBuildScreen(): ReactElement {
  const [result, setResult] = useState<"unreachable" | "broken">();
  // A running navigation, e.g. after reconnecting, may still load the code: wait for its result.
  const isNavigating = useRouterState({ select: ({ isLoading }) => isLoading });
  useEffect(() => {
    if (isNavigating) return;
    const abort = new AbortController();
    const check = async (): Promise<void> => {
      const reachable = await isReachable(abort.signal);
      if (abort.signal.aborted) return;
      if (!reachable) setResult("unreachable");
      else if (!reloadOnce()) setResult("broken");
    };
    void check();
    return () => abort.abort();
  }, [isNavigating]);
  if (result === "unreachable") return <ServerFailed />;
  if (result === "broken") return <PageBroken />;
  return <Waiting />;
}

/** Checked first, because a failed reload would lose the current page. */
const isReachable = (signal: AbortSignal): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", signal }).then(
    ({ status }) => status < 500,
    () => false,
  );

export function OfflineNotice(): ReactElement {
  const t = useTexts("frame");
  const online = useOnline();
  return (
    // Always mounted: a live region that appears together with its text is not announced.
    <p className="lh-loading" role="status">
      {!online && (
        <span>
          <Icon name="wifi-off" /> {t("offline.notice")}
        </span>
      )}
    </p>
  );
}
