import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";

/** Announces the new page and moves the focus to its start, as a browser does on a full page load. */
export function Announcer(): ReactElement {
  const router = useRouter();
  const [page, setPage] = useState("");
  useEffect(() => {
    return router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      setPage(document.title);
      document.getElementById("main")?.focus({ preventScroll: true });
    });
  }, [router]);
  return (
    <p className="sh-hidden" role="status">
      {page}
    </p>
  );
}
