import type { LocaleConfig } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { isCodeGone } from "../../app/codeGone.ts";
import { type Contact, ContactDetails } from "../../app/ContactDetails.tsx";
import { secondsToWait } from "../../app/secondsToWait.ts";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useOnline } from "../../app/useOnline.ts";
import contacts from "../../contacts.json";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { BusyScreen } from "./BusyScreen.tsx";
import { NewBuild } from "./NewBuild.tsx";
import { Patience } from "./Patience.tsx";

/**
 * What stands in a page's place: there is no connection, the shop asks for patience, the page's code is gone with an older
 * build, the shop could not be asked, or the page itself is at fault.
 */
export function ErrorScreen({ error }: { error?: unknown }): ReactElement {
  const online = useOnline();
  // Once there is a connection again, this stays until the page has come.
  const [wasOffline] = useState(!online);
  const unanswered = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === "error") });
  if (wasOffline) return <Offline />;
  const seconds = secondsToWait(error);
  if (seconds !== undefined) return <BusyScreen seconds={seconds} />;
  if (isCodeGone(error)) return <NewBuild Unreachable={ServerFailed} Broken={PageBroken} />;
  return unanswered ? <ServerFailed /> : <PageBroken />;
}

/** What the shopper can do, and whom to call. Source: specification 8, server connection failure. */
function ServerFailed(): ReactElement {
  const t = useTexts("frame");
  const shop = useShop();
  const known = useQueryClient().getQueryData<LocaleConfig>(localeConfigQuery(shop).queryKey);
  const { storefront } = useRouter().options.context;
  const contact: Contact = known ?? contacts[storefront.satellite];
  return (
    <div className="lh-page lh-missing">
      <h1>{t("failed.title")}</h1>
      <p className="lh-lead" role="alert">
        {t("failed.reason")}
      </p>
      <p>{t("failed.advice")}</p>
      {/* The server empties the browser's storage and sends the page anew: see server/startOver.ts. */}
      <form method="post" onSubmit={emptyStorage}>
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

/** What was loaded can still be gone back to; this page comes by itself with the connection. */
function Offline(): ReactElement {
  const t = useTexts("frame");
  const router = useRouter();
  const online = useOnline();
  useEffect(() => {
    if (online) void router.invalidate();
  }, [online, router]);
  return <Patience title={t("offline.title")} reason={t("offline.page")} />;
}

/** The last resort of a page that could not be drawn. Source: specification 2, fallback screen. */
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
        <ShopLink {...buttonLook({ size: "large", variant: "outline" })} to="/">
          {t("notFound.home")}
        </ShopLink>
      </div>
    </div>
  );
}

/** For browsers that do not do it when the server asks. */
function emptyStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Blocked storage is empty.
  }
}
