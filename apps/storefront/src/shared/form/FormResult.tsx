import type { ReactElement } from "react";
import { EmptyState, type EmptyStateProps } from "../../ui/EmptyState.tsx";
import { focusWithoutScroll } from "../../ui/focus.ts";
import { ButtonLink, type ButtonLinkProps } from "../ButtonLink.tsx";

export interface FormResultProps extends Pick<EmptyStateProps, "icon" | "title" | "text" | "children"> {
  link?: ButtonLinkProps | undefined;
}

/** Result that replaces a form: announced and focused. */
export function FormResult({ link, ...result }: FormResultProps): ReactElement {
  return (
    <div role="status" tabIndex={-1} ref={focusWithoutScroll}>
      <EmptyState {...result} headingLevel={1} action={link && <ButtonLink {...link} />} />
    </div>
  );
}
