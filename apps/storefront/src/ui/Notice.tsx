import type { ReactElement, ReactNode } from "react";
import { Icon } from "./Icon.tsx";

const ICONS = { info: "info", ok: "circle-check", warn: "triangle-alert", error: "circle-alert" } as const;

interface NoticeProps {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  /** One paragraph; `children` take other content. */
  text?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces a notice that appears later: immediately ("alert") or in the next pause ("status"). */
  announce?: "alert" | "status";
}

export function Notice({ tone = "info", title, text, children, action, announce }: NoticeProps): ReactElement {
  return (
    <div className="lh-notice" data-tone={tone} role={announce}>
      <Icon name={ICONS[tone]} />
      <div>
        {title !== undefined && <p className="lh-notice-title">{title}</p>}
        {text !== undefined && <p>{text}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
