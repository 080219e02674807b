import { useSession } from "@shop/react";
import type { ReactElement } from "react";
import { AccountLinks, type AccountLink } from "./AccountLinks.tsx";

const LINKS: readonly AccountLink[] = [
  ["/account", "user", "toAccount"],
  ["/account/orders", "package", "orders"],
  ["/logout", "log-out", "logout"],
];

export function CustomerLinks(): ReactElement {
  const { profileName } = useSession();
  return (
    <>
      {profileName !== "" && <p className="lh-popover-title">{profileName}</p>}
      <AccountLinks links={LINKS} />
    </>
  );
}
