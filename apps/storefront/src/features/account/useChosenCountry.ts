import { type RefObject, useEffect, useRef, useState } from "react";

interface ChosenCountry {
  ref: RefObject<HTMLSelectElement | null>;
  countryId: number;
  choose: (countryId: number) => void;
}

/** Value of an uncontrolled country select, including a choice made before hydration. */
export function useChosenCountry(initial: number): ChosenCountry {
  const ref = useRef<HTMLSelectElement>(null);
  const [countryId, choose] = useState(initial);
  useEffect(() => {
    const shown = Number(ref.current?.value);
    if (shown > 0) choose(shown);
  }, []);
  return { ref, countryId, choose };
}
