import type { ProductCard } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { Icon } from "../ui/Icon.tsx";
import { toggleSaved, useSavedIds } from "./wishlist.ts";

interface WishlistButtonProps {
  product: Pick<ProductCard, "id" | "title">;
  /** With visible text; otherwise the heart alone. */
  isLabelled?: boolean;
}

/** Saves a product on the wish list, or removes it. */
export function WishlistButton({ product: { id, title }, isLabelled = false }: WishlistButtonProps): ReactElement {
  const t = useTexts("shared");
  const isSaved = useSavedIds().includes(id);
  return (
    <button
      type="button"
      className="lh-wish"
      // The visible text says the state by itself.
      aria-pressed={isLabelled ? undefined : isSaved}
      data-saved={isSaved ? "" : undefined}
      aria-label={isLabelled ? undefined : t("wishlist.saveProduct", { title })}
      onClick={() => toggleSaved(id)}
    >
      <Icon name="heart" />
      {isLabelled && t(isSaved ? "wishlist.saved" : "wishlist.save")}
    </button>
  );
}
