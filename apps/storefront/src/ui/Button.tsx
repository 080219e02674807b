import type { ButtonHTMLAttributes, ReactElement } from "react";

export interface ButtonLook {
  /** without it: the one thing to do here */
  variant?: "outline" | "quiet" | "danger" | undefined;
  /** large: 48 px, for the one thing a page is for */
  size?: "large" | undefined;
  /** as wide as its place */
  wide?: boolean | undefined;
}

/** The look of a button for any element: `<Link {...buttonLook({ variant: "outline" })}>`. */
export function buttonLook({ variant, size, wide = false }: ButtonLook = {}): {
  className: string;
  "data-variant": string | undefined;
  "data-size": string | undefined;
  "data-wide": "" | undefined;
} {
  return { className: "lh-button", "data-variant": variant, "data-size": size, "data-wide": wide ? "" : undefined };
}

type ButtonProps = ButtonLook & { busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

/** A button. While it is busy it keeps its words and its focus, says so, and sends nothing a second time. */
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
      {...buttonLook({ variant, size, wide })}
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
