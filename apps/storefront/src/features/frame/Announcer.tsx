import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";

/** Says which page has come, and moves the focus to its beginning: what a browser does when it loads one. */
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
