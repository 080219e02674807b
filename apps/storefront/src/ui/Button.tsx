import type { ComponentProps, ReactElement } from "react";

export interface ButtonStyle {
  /** Default: the primary action. */
  variant?: "outline" | "quiet" | "danger" | undefined;
  /** Large: 48 px, for the main action of a page. */
  size?: "large" | undefined;
  wide?: boolean | undefined;
}

/** Returns the attributes of a button for any element: `<Link {...buttonProps({ variant: "outline" })}>`. */
export const buttonProps = ({ variant, size, wide = false }: ButtonStyle = {}) => ({
  className: "lh-button",
  "data-variant": variant,
  "data-size": size,
  "data-wide": wide ? "" : undefined,
});

type ButtonProps = ButtonStyle & { busy?: boolean } & Omit<ComponentProps<"button">, "className">;

/** Button. While busy it keeps label and focus, and ignores clicks. */
export function Button(props: ButtonProps): ReactElement {
  const { variant, size, wide, busy = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...buttonProps({ variant, size, wide })}
      {...rest}
      aria-busy={busy || undefined}
      data-busy={busy ? "" : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
