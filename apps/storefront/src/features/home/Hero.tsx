import type { Subcategory } from "@shop/core";
import { ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";

/** A landscape picture (a room) fills the hero; a portrait one appears uncropped beside the text. */
export function Hero({ category }: { category: Subcategory | undefined }): ReactElement {
  const t = useTexts("home");
  const picture = category?.picture;
  const shape = picture !== undefined && picture.width > picture.height ? "landscape" : "portrait";
  return (
    <section className="lh-hero" data-shape={shape}>
      <div className="lh-hero-text">
        <h1 className="lh-hero-title">{t("title")}</h1>
        <p className="lh-lead">{t("lead")}</p>
        {category !== undefined && (
          <ShopLink {...buttonProps({ size: "large" })} to={category.url}>
            {t("toFirst", { category: category.title })}
          </ShopLink>
        )}
      </div>
      <ProductPicture
        className="lh-hero-picture"
        picture={picture}
        priority
        sizes={shape === "landscape" ? "(min-width: 1248px) 1200px, 100vw" : "(min-width: 768px) 50vw, 100vw"}
        alt=""
      />
    </section>
  );
}
