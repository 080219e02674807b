import type { ReactElement } from "react";
import { ShopLink } from "./ShopLink.tsx";
import { buttonProps, type ButtonStyle } from "../ui/Button.tsx";

export function ButtonLink({ to, label, ...style }: ButtonStyle & { to: string; label: string }): ReactElement {
  return (
    <ShopLink {...buttonProps(style)} to={to}>
      {label}
    </ShopLink>
  );
}
