import type { ReactElement, ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.generated.ts";

export interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  /** One paragraph; `children` take other content. */
  text?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2;
}

export function EmptyState({ icon, title, text, children, action, headingLevel = 2 }: EmptyStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="lh-empty">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {children}
      {action}
    </div>
  );
}
