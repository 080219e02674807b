import { useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { focusMain } from "../../ui/focus.ts";

/** Announces the new page and moves the focus to its start, as a browser does on a full page load. */
export function Announcer(): ReactElement {
  const router = useRouter();
  const [page, setPage] = useState("");
  useEffect(() => {
    return router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      setPage(document.title);
      focusMain();
    });
  }, [router]);
  return (
    <p className="sh-hidden" role="status">
      {page}
    </p>
  );
}

/** Faster navigations show no notice. */
const NOTICE_DELAY_MS = 500;

/** "Please wait..." while the next page is loading. Source: specification 2. */
export function LoadingNotice(): ReactElement {
  const shared = useTexts("shared");
  const loading = useRouterState({ select: ({ status }) => status === "pending" });
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), NOTICE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [loading]);
  return (
    <p className="lh-loading" role="status">
      {isSlow && <span>{shared("wait")}</span>}
    </p>
  );
}
