import { useSession } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, type ReactElement, useEffect, useState } from "react";

/**
 * Inline script that runs before the first paint and reserves space for the admin bar. Display only: the back office
 * checks permissions.
 */
export const reserveAdminBarScript = `try{JSON.parse(atob(localStorage.getItem("jwtToken").split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).admin&&(document.documentElement.dataset.admin="")}catch(e){}`;

/** Placeholder of the admin bar, whose code and texts only admins load. */
export function AdminSlot(): ReactElement {
  const { initialized, isAdmin } = useSession();
  const { texts } = useRouter().options.context;
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (initialized) document.documentElement.toggleAttribute("data-admin", isAdmin);
    if (!isAdmin) return;
    const loading = Promise.all([import("./AdminBar.tsx"), texts.load("admin")]);
    loading.then(
      ([{ AdminBar }]) => setBar(() => AdminBar),
      // The bar is optional: a failed load is ignored.
      () => undefined,
    );
  }, [initialized, isAdmin, texts]);
  return <div className="lh-adminbar">{isAdmin && Bar !== undefined && <Bar />}</div>;
}
