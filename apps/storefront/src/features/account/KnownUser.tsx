import type { ReactElement } from "react";

/** Tells password managers whose password the form is about. Out of sight: nothing is to be typed. */
export function KnownUser({ email }: { email: string }): ReactElement {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
