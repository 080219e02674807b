import type { ReactElement } from "react";
import { LogoMark } from "./LogoMark.tsx";

interface LogoProps {
  name: string;
  /** Logo images. Empty URLs render leaf and name. */
  picture?: { wide: string; narrow: string };
}

/** Logo of the shop. Place it in a link of the class `lh-logo` that has an accessible name. */
export function Logo({ name, picture }: LogoProps): ReactElement {
  if (picture !== undefined && picture.wide !== "") {
    return (
      <picture>
        {picture.narrow !== picture.wide && <source media="(max-width: 767px)" srcSet={picture.narrow} />}
        <img className="lh-logo-picture" src={picture.wide} alt="" width="160" height="40" />
      </picture>
    );
  }
  return (
    <>
      <LogoMark />
      <span>{name}</span>
    </>
  );
}
