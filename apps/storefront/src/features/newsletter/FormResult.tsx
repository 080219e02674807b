import type { ReactElement, ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import type { IconName } from "../../ui/icons.ts";

interface FormResultProps {
  icon: IconName;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** Result that replaces a form: announced and focused. */
export function FormResult({ icon, title, children, action }: FormResultProps): ReactElement {
  return (
    <div role="status" tabIndex={-1} ref={focusOnMount}>
      <EmptyState icon={icon} headingLevel={1} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}

/** Stable reference: React calls it on mount, not on every render. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
