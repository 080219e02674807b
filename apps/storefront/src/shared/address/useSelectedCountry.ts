import { type RefObject, useEffect, useRef, useState } from "react";

interface SelectedCountry {
  ref: RefObject<HTMLSelectElement | null>;
  countryId: number;
  choose: (countryId: number) => void;
}

/** Value of an uncontrolled country select, including a choice made before hydration. */
export function useSelectedCountry(initial: number): SelectedCountry {
  const ref = useRef<HTMLSelectElement>(null);
  const [countryId, choose] = useState(initial);
  useEffect(() => {
    const selected = Number(ref.current?.value);
    if (selected > 0) choose(selected);
  }, []);
  return { ref, countryId, choose };
}
