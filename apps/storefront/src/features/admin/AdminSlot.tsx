import { useSession } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, type ReactElement, useEffect, useState } from "react";

/** Runs before the page is painted: who will see the bar sees its place. Whom it lets in the back office decides. */
export const keepAdminRoom = `try{JSON.parse(atob(localStorage.getItem("jwtToken").split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).admin&&(document.documentElement.dataset.admin="")}catch(e){}`;

/** The place of the admin bar. Its code and words come to admins only. */
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
      // Not to be had: it is a shortcut, nothing more.
      () => undefined,
    );
  }, [initialized, isAdmin, texts]);
  return <div className="lh-adminbar">{isAdmin && Bar !== undefined && <Bar />}</div>;
}
