import type { ButtonHTMLAttributes, ReactElement } from "react";

export interface ButtonStyle {
  /** Default: the primary action. */
  variant?: "outline" | "quiet" | "danger" | undefined;
  /** Large: 48 px, for the main action of a page. */
  size?: "large" | undefined;
  wide?: boolean | undefined;
}

/** Returns the attributes of a button for any element: `<Link {...buttonLook({ variant: "outline" })}>`. */
export function buttonProps({ variant, size, wide = false }: ButtonStyle = {}): {
  className: string;
  "data-variant": string | undefined;
  "data-size": string | undefined;
  "data-wide": "" | undefined;
} {
  return { className: "lh-button", "data-variant": variant, "data-size": size, "data-wide": wide ? "" : undefined };
}

type ButtonProps = ButtonStyle & { busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

/** Button. While busy it keeps label and focus, and ignores clicks. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = "button",
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      {...buttonProps({ variant, size, wide })}
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      data-busy={busy ? "" : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
