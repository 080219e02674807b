import type { ReactElement, ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import type { IconName } from "../../ui/icons.ts";
import { focusWithoutScroll } from "../../ui/focusOnMount.ts";

interface FormResultProps {
  icon: IconName;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** Result that replaces a form: announced and focused. */
export function FormResult({ icon, title, children, action }: FormResultProps): ReactElement {
  return (
    <div role="status" tabIndex={-1} ref={focusWithoutScroll}>
      <EmptyState icon={icon} headingLevel={1} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
