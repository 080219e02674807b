import type { ComponentType, MouseEventHandler, ReactNode } from "react";

/** Props that view components pass to their link. */
export interface LinkProps {
  href: string;
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
  tabIndex?: number | undefined;
  "aria-hidden"?: true | undefined;
  "aria-label"?: string | undefined;
  "aria-current"?: "page" | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Link element: a router's component that accepts `href`, or a plain anchor. */
export type LinkComponent = "a" | ComponentType<LinkProps>;
