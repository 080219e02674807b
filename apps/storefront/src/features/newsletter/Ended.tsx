import type { ReactElement, ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import type { IconName } from "../../ui/icons.ts";

interface EndedProps {
  icon: IconName;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** What became of a form, in its place: said at once, and where reading goes on. */
export function Ended({ icon, title, children, action }: EndedProps): ReactElement {
  return (
    <div role="status" tabIndex={-1} ref={takeFocus}>
      <EmptyState icon={icon} headingLevel={1} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}

/** Of one identity: it runs when the end appears, not on every render. */
function takeFocus(ended: HTMLElement | null): void {
  ended?.focus({ preventScroll: true });
}
