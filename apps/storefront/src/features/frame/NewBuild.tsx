import { useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { askAnew } from "../../app/codeGone.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/**
 * Screen for code that failed to load, usually because a newer build replaced the files. Reloads the page once if the
 * server responds; clears no storage.
 *
 * @param Unreachable Rendered when the server does not respond.
 * @param Broken Rendered when this address was already reloaded.
 */
export function NewBuild({
  Unreachable,
  Broken,
}: {
  Unreachable: () => ReactElement;
  Broken: () => ReactElement;
}): ReactElement {
  const shared = useTexts("shared");
  const [found, setFound] = useState<"unreachable" | "broken">();
  // A running navigation, e.g. after reconnecting, may still load the code: wait for its result.
  const isComing = useRouterState({ select: ({ isLoading }) => isLoading });
  useEffect(() => {
    if (isComing) return;
    const watch = new AbortController();
    const look = async (): Promise<void> => {
      const reachable = await isReachable(watch.signal);
      if (watch.signal.aborted) return;
      if (!reachable) setFound("unreachable");
      else if (!askAnew()) setFound("broken");
    };
    void look();
    return () => watch.abort();
  }, [isComing]);
  if (found === "unreachable") return <Unreachable />;
  if (found === "broken") return <Broken />;
  return (
    <p className="lh-waiting" role="status">
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
