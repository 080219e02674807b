import { type LocaleConfig, retryAfterSeconds } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { isChunkLoadError } from "../../shared/chunkLoadError.ts";
import { type Contact, ContactDetails } from "../../shared/ContactDetails.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useOnline } from "../../ui/useOnline.ts";
import contacts from "../../contacts.json";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { BusyScreen } from "./BusyScreen.tsx";
import { OutdatedBuildScreen } from "./OutdatedBuildScreen.tsx";
import { RetryNotice } from "./RetryNotice.tsx";

/** Selects the error screen: offline, rate-limited, outdated build, backend unreachable, or rendering error. */
export function ErrorScreen({ error }: { error?: unknown }): ReactElement {
  const online = useOnline();
  // Stays true after reconnecting, until the page has loaded.
  const [wasOffline] = useState(!online);
  const hasLoaderError = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === "error") });
  if (wasOffline) return <Offline />;
  const seconds = retryAfterSeconds(error);
  if (seconds !== undefined) return <BusyScreen seconds={seconds} />;
  if (isChunkLoadError(error)) return <OutdatedBuildScreen Unreachable={ServerFailed} Broken={PageBroken} />;
  return hasLoaderError ? <ServerFailed /> : <PageBroken />;
}

/** Advice and contact data. Source: specification 8, server connection failure. */
function ServerFailed(): ReactElement {
  const t = useTexts("frame");
  const shop = useShop();
  const cached = useQueryClient().getQueryData<LocaleConfig>(localeConfigQuery(shop).queryKey);
  const { storefront } = useRouter().options.context;
  const contact: Contact = cached ?? contacts[storefront.market];
  return (
    <div className="lh-page lh-missing">
      <h1>{t("failed.title")}</h1>
      <p className="lh-lead" role="alert">
        {t("failed.reason")}
      </p>
      <p>{t("failed.advice")}</p>
      {/* The server clears the browser's storage and sends the page again: see server/handleRetry.ts. */}
      <form method="post" onSubmit={clearStorage}>
        <Button type="submit" size="large" name="start-over">
          {t("failed.retry")}
        </Button>
      </form>
      <p className="lh-small lh-muted">{t("failed.clears")}</p>
      <section className="lh-missing-contact">
        <h2>{t("contact")}</h2>
        <ContactDetails config={contact} />
      </section>
    </div>
  );
}

/** Retries on reconnection; pages of the history stay reachable. */
function Offline(): ReactElement {
  const t = useTexts("frame");
  const router = useRouter();
  const online = useOnline();
  useEffect(() => {
    if (online) void router.invalidate();
  }, [online, router]);
  return <RetryNotice title={t("offline.title")} reason={t("offline.page")} />;
}

/** Last resort for a rendering error. Source: specification 2, fallback screen. */
function PageBroken(): ReactElement {
  const t = useTexts("frame");
  return (
    <div className="lh-page lh-missing">
      <h1>{t("broken.title")}</h1>
      <p className="lh-lead" role="alert">
        {t("broken.reason")}
      </p>
      <div className="lh-actions">
        <Button size="large" onClick={() => location.reload()}>
          {t("broken.reload")}
        </Button>
        <ShopLink {...buttonProps({ size: "large", variant: "outline" })} to="/">
          {t("notFound.home")}
        </ShopLink>
      </div>
    </div>
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
