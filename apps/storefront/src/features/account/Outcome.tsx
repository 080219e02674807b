import type { ReactElement, ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import type { IconName } from "../../ui/icons.ts";

interface OutcomeProps {
  icon: IconName;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** What became of a form, in its place: said at once, and where reading goes on. */
export function Outcome({ icon, title, children, action }: OutcomeProps): ReactElement {
  return (
    <div className="lh-page" role="status" tabIndex={-1} ref={takeFocus}>
      <EmptyState icon={icon} headingLevel={1} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}

/** Of one identity: it runs when the outcome appears, not on every render. */
function takeFocus(outcome: HTMLElement | null): void {
  outcome?.focus({ preventScroll: true });
}
