import { pictureFallbackUrl } from "@shop/core";
import { createResource, For } from "solid-js";
import { euro, market, shop } from "./shop.ts";

export function Products() {
  // Prices depend on the country: another one fetches again.
  const [products] = createResource(market, () => shop.catalogue.products({ limit: 8 }));
  return (
    <ul>
      <For each={products()}>
        {(product) => (
          <li>
            {product.pictures[0] && <img src={pictureFallbackUrl(product.pictures[0])} alt="" height="144" />}
            <h2>{product.title}</h2>
            <p>{euro(product.priceCents)}</p>
            <button disabled={product.stock === 0} onClick={() => shop.cart.add(product)}>
              Add to cart
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
