import type { Subcategory } from "@shop/core";
import { ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";

/** A landscape picture (a room) fills the hero; a portrait one appears uncropped beside the text. */
export function Hero({ category }: { category: Subcategory | undefined }): ReactElement {
  const t = useTexts("home");
  const picture = category?.picture;
  const shape = picture !== undefined && picture.width > picture.height ? "room" : "piece";
  return (
    <section className="lh-hero" data-shape={shape}>
      <div className="lh-hero-words">
        <h1 className="lh-hero-title">{t("title")}</h1>
        <p className="lh-lead">{t("lead")}</p>
        {category !== undefined && (
          <ShopLink {...buttonLook({ size: "large" })} to={category.url}>
            {t("toFirst", { category: category.title })}
          </ShopLink>
        )}
      </div>
      <ProductPicture
        className="lh-hero-picture"
        picture={picture}
        priority
        sizes={shape === "room" ? "(min-width: 1248px) 1200px, 100vw" : "(min-width: 768px) 50vw, 100vw"}
        alt=""
      />
    </section>
  );
}
