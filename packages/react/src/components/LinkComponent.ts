import type { ComponentType, MouseEventHandler, ReactNode } from "react";

/** What a view component gives the link it draws. */
export interface LinkProps {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
  tabIndex?: number | undefined;
  "aria-hidden"?: true | undefined;
  "aria-label"?: string | undefined;
  "aria-current"?: "page" | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Draws a link: a router's own component that takes `href`, or a plain anchor. */
export type LinkComponent = "a" | ComponentType<LinkProps>;
