import type { ReactElement, ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.generated.ts";

export interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2;
}

export function EmptyState({ icon, title, children, action, headingLevel = 2 }: EmptyStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="lh-empty">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {children}
      {action}
    </div>
  );
}
