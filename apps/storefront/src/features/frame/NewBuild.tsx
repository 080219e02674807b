import { useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { askAnew } from "../../app/codeGone.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/**
 * The code of a page could not be had. Where the server has the page, it is drawn by the newer build whose files took the
 * place of those: it is asked for, once, and nothing is cleared.
 *
 * @param Unreachable where the server does not answer either
 * @param Broken where it was asked for already
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
  // The page is on its way again, as after a lost connection: whether its code is gone is not known before it has come.
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

/** Leaving this page for one that does not come would take it away for nothing. */
const isReachable = (signal: AbortSignal): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", signal }).then(
    ({ status }) => status < 500,
    () => false,
  );
