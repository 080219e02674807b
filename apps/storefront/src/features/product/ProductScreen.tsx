import type { ReactElement } from "react";
import { FirstSight } from "./FirstSight.tsx";
import { type Arriving, useArrival } from "./useArrival.ts";
import { WholeProduct } from "./WholeProduct.tsx";

export interface ProductScreenProps extends Arriving {
  id: number;
}

/** Product page. Opened by a link, it renders a preview at once and the full page when ready. */
export function ProductScreen({ id, ...arriving }: ProductScreenProps): ReactElement {
  "use memo";
  const sight = useArrival(arriving);
  return sight === undefined ? <WholeProduct id={id} /> : <FirstSight product={sight} />;
}
