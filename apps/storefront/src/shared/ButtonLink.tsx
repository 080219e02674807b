import type { ComponentProps, ReactElement } from "react";
import { ShopLink } from "./ShopLink.tsx";
import { buttonProps, type ButtonStyle } from "../ui/Button.tsx";

export interface ButtonLinkProps extends ButtonStyle, Pick<ComponentProps<"a">, "onClick"> {
  to: string;
  label: string;
}

export function ButtonLink({ to, label, onClick, ...style }: ButtonLinkProps): ReactElement {
  return (
    <ShopLink {...buttonProps(style)} to={to} onClick={onClick}>
      {label}
    </ShopLink>
  );
}
