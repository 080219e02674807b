import { type RefObject, useEffect, useRef, useState } from "react";

interface ChosenCountry {
  ref: RefObject<HTMLSelectElement | null>;
  countryId: number;
  choose: (countryId: number) => void;
}

/** The country that an uncontrolled select shows, also one that was chosen or filled in before the page was alive. */
export function useChosenCountry(initial: number): ChosenCountry {
  const ref = useRef<HTMLSelectElement>(null);
  const [countryId, choose] = useState(initial);
  useEffect(() => {
    const shown = Number(ref.current?.value);
    if (shown > 0) choose(shown);
  }, []);
  return { ref, countryId, choose };
}
