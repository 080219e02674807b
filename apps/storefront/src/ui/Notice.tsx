import type { ReactElement, ReactNode } from "react";
import { Icon } from "./Icon.tsx";

const ICONS = { info: "info", ok: "circle-check", warn: "triangle-alert", error: "circle-alert" } as const;

export interface NoticeProps {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  /** at the end: a button, a link */
  action?: ReactNode;
  /** Said at once (error) or in the next pause (status), for what appears after the page. */
  announce?: "alert" | "status";
}

/** A sentence that belongs to this place of the page. */
export function Notice({ tone = "info", title, children, action, announce }: NoticeProps): ReactElement {
  return (
    <div className="lh-notice" data-tone={tone} role={announce}>
      <Icon name={ICONS[tone]} />
      <div>
        {title !== undefined && <p className="lh-notice-title">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
