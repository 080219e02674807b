import type { ReactElement } from "react";

/** Single file stored with the order: the catalogue's other widths may be deleted. */
export function OrderPicture(props: { picture: string | undefined; className?: string }): ReactElement {
  const { picture, className = "" } = props;
  return (
    <span className={`sh-picture ${className}`} data-empty={picture === undefined ? "" : undefined}>
      {picture !== undefined && (
        <img className="sh-picture-image" src={picture} alt="" width={64} height={64} loading="lazy" />
      )}
    </span>
  );
}
