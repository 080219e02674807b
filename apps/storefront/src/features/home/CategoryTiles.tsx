import type { Picture, Subcategory } from "@shop/core";
import { ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

export function CategoryTiles({ categories }: { categories: readonly Subcategory[] }): ReactElement {
  const t = useTexts("home");
  return (
    <section className="lh-section" aria-labelledby="rooms">
      <div className="lh-section-head">
        <h2 id="rooms">{t("rooms")}</h2>
      </div>
      <ul className="lh-tiles" role="list" data-count={categories.length}>
        {categories.map(({ id, title, url, picture }) => (
          <li key={id}>
            <ShopLink className="lh-tile" to={url}>
              <ProductPicture
                className={isLandscape(picture) ? "lh-tile-room" : ""}
                picture={picture}
                sizes="(min-width: 1200px) 190px, (min-width: 768px) 25vw, 50vw"
                alt=""
              />
              <span className="lh-tile-title">{title}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Landscape pictures (furnished rooms) fill the tile; product pictures appear uncropped. */
const isLandscape = (picture: Picture | undefined): boolean => picture !== undefined && picture.width > picture.height;
