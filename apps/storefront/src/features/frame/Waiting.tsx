import { useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Faster navigations show no notice. */
const PATIENCE_MS = 500;

/** "Please wait..." while the next page is loading. Source: specification 2. */
export function Waiting(): ReactElement {
  const shared = useTexts("shared");
  const loading = useRouterState({ select: ({ status }) => status === "pending" });
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [loading]);
  return (
    <p className="lh-waiting" role="status">
      {long && <span>{shared("wait")}</span>}
    </p>
  );
}
