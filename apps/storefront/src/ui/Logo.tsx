import type { ReactElement } from "react";
import { Leaf } from "./Leaf.tsx";

interface LogoProps {
  name: string;
  /** the name as a picture; empty addresses: leaf and letters */
  picture?: { wide: string; narrow: string };
}

/** The shop's name. Put it into a link of the class `lh-logo`, which says it. */
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
      <Leaf />
      <span>{name}</span>
    </>
  );
}
