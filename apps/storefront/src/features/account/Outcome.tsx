import type { ReactElement, ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import type { IconName } from "../../ui/icons.ts";
import { focusWithoutScroll } from "../../ui/focus.ts";

interface OutcomeProps {
  icon: IconName;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** Result of a form, rendered in its place. Announced and focused on mount. */
export function Outcome({ icon, title, children, action }: OutcomeProps): ReactElement {
  return (
    <div className="lh-page" role="status" tabIndex={-1} ref={focusWithoutScroll}>
      <EmptyState icon={icon} headingLevel={1} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
