import { useSession } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { lazyPart, useOpenedPart } from "../../ui/lazyPart.tsx";

const adminBar = lazyPart(() => import("./AdminBar.tsx").then(({ AdminBar }) => AdminBar));

/** Inline script, run before first paint: reserves space for the admin bar. The back office checks permissions. */
export const reserveAdminBarScript = `try{JSON.parse(atob(localStorage.getItem("jwtToken").split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).admin&&(document.documentElement.dataset.admin="")}catch(e){}`;

/** Placeholder of the admin bar, whose code and texts only admins load. */
export function AdminSlot(): ReactElement {
  const { isInitialized, isAdmin } = useSession();
  const { texts } = useRouter().options.context;
  const { opened, open } = useOpenedPart<true>(() => Promise.all([adminBar.load(), texts.load("admin")]));
  const openBar = useEffectEvent(open);
  useEffect(() => {
    if (isInitialized) document.documentElement.toggleAttribute("data-admin", isAdmin);
    if (isAdmin) openBar(true);
  }, [isInitialized, isAdmin]);
  return <div className="lh-adminbar">{isAdmin && opened && <adminBar.Component />}</div>;
}
