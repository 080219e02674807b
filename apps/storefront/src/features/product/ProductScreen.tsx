import type { ReactElement } from "react";
import { ProductPreview } from "./ProductPreview.tsx";
import { type PreviewProps, useProductPreview } from "./useProductPreview.ts";
import { ProductDetails } from "./ProductDetails.tsx";

export interface ProductScreenProps extends PreviewProps {
  id: number;
}

/** Product page. Opened by a link, it renders a preview at once and the full page when ready. */
export function ProductScreen({ id, ...arriving }: ProductScreenProps): ReactElement {
  "use memo";
  const preview = useProductPreview(arriving);
  return preview === undefined ? <ProductDetails id={id} /> : <ProductPreview product={preview} />;
}
