import type { ReactElement } from "react";
import { FirstSight } from "./FirstSight.tsx";
import { type Arriving, useArrival } from "./useArrival.ts";
import { WholeProduct } from "./WholeProduct.tsx";

export interface ProductScreenProps extends Arriving {
  id: number;
}

/** A product's page. Where it comes by a link, its beginning is there with the tap, and the rest as soon as it can be. */
export function ProductScreen({ id, ...arriving }: ProductScreenProps): ReactElement {
  "use memo";
  const sight = useArrival(arriving);
  return sight === undefined ? <WholeProduct id={id} /> : <FirstSight product={sight} />;
}
