import { useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { reloadOnce } from "../../shared/chunkLoadError.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/**
 * Screen for code that failed to load, usually because a newer build replaced the files. Reloads the page once if the
 * server responds; clears no storage.
 *
 * @param Unreachable Rendered when the server does not respond.
 * @param Broken Rendered when this address was already reloaded.
 */
export function OutdatedBuildScreen({
  Unreachable,
  Broken,
}: {
  Unreachable: () => ReactElement;
  Broken: () => ReactElement;
}): ReactElement {
  const shared = useTexts("shared");
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
  if (result === "unreachable") return <Unreachable />;
  if (result === "broken") return <Broken />;
  return (
    <p className="lh-loading" role="status">
      {shared("wait")}
    </p>
  );
}

/** Checked first, because a failed reload would lose the current page. */
const isReachable = (signal: AbortSignal): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", signal }).then(
    ({ status }) => status < 500,
    () => false,
  );
