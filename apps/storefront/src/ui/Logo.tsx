import type { ReactElement } from "react";

/** Images, or leaf and name without their URLs. Place it in a link of the class `lh-logo` with an accessible name. */
export function Logo({ name, picture }: { name: string; picture?: { wide: string; narrow: string } }): ReactElement {
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

/** The shop's logo, a linden leaf. Keep in sync with public/favicon.svg. */
function LogoMark(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <path
        fill="currentColor"
        d="M16 25.5C8.5 23.8 3.5 18.8 3.5 12.6 3.5 8 6.7 4.8 10.6 4.8c2.5 0 4.4 1.3 5.4 3.2 1-1.9 2.9-3.2 5.4-3.2 3.9 0 7.1 3.2 7.1 7.8 0 6.2-5 11.2-12.5 12.9z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M16 11v14M16 16.5l-5-3.3M16 16.5l5-3.3M16 21.3l-4.6-2.6M16 21.3l4.6-2.6"
      />
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M16 25v2.5c0 1 .6 2 1.7 2.5" />
    </svg>
  );
}
