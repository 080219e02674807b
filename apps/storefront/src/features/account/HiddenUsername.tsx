import type { ReactElement } from "react";

/** Hidden field that tells password managers the account of a password form. */
export function HiddenUsername({ email }: { email: string }): ReactElement {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
