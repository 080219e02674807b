import type { Subcategory } from "@shop/core";
import { ProductPicture, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { ArticleList, pictureShape } from "../../shared/ArticleList.tsx";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { BLOG_FOLDER, usePageLink } from "../../shared/folderLinksQuery.ts";
import { PageSection } from "../../shared/PageSection.tsx";
import { ProductRail, RecentlyViewedRail } from "../../shared/productCard/ProductRail.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { getListFormat } from "../../ui/intlFormats.ts";
import {
  brandNamesQuery,
  HOME_RAILS,
  latestArticlesQuery,
  lazyShopJsonLd,
  selectionQuery,
  topCategoriesQuery,
} from "./loadHome.ts";
import "./home.css";

export function HomeScreen(): ReactElement {
  const t = useTexts("home");
  const { data: topCategories } = useSuspenseQuery(topCategoriesQuery(useShop()));
  return (
    <div className="lh-page lh-home">
      <Hero category={topCategories.hero} />
      <CategoryTiles categories={topCategories.tiles} />
      {HOME_RAILS.map((rail) => (
        <HomeRail key={rail.name} rail={rail} />
      ))}
      <HomeSelection />
      <Brands />
      <LatestArticles />
      {/* Hidden on the server, which does not know the viewed products. */}
      <RecentlyViewedRail id="viewed" title={t("viewed")} />
      <ServiceFacts />
      <lazyShopJsonLd.Component />
    </div>
  );
}

function Hero({ category }: { category: Subcategory | undefined }): ReactElement {
  const t = useTexts("home");
  const shape = pictureShape(category?.picture);
  return (
    <section className="lh-hero" data-shape={shape}>
      <div className="lh-hero-text">
        <h1 className="lh-hero-title">{t("title")}</h1>
        <p className="lh-lead">{t("lead")}</p>
        {category !== undefined && (
          <ButtonLink size="large" to={category.url} label={t("toFirst", { category: category.title })} />
        )}
      </div>
      <ProductPicture
        className="lh-hero-picture"
        picture={category?.picture}
        priority
        sizes={shape === "landscape" ? "(min-width: 1248px) 1200px, 100vw" : "(min-width: 768px) 50vw, 100vw"}
        alt=""
      />
    </section>
  );
}

function CategoryTiles({ categories }: { categories: readonly Subcategory[] }): ReactElement {
  return (
    <PageSection id="rooms" title={useTexts("home")("rooms")}>
      <ul className="lh-tiles" role="list" data-count={categories.length}>
        {categories.map(({ id, title, url, picture }) => (
          <li key={id}>
            <ShopLink className="lh-tile" to={url}>
              <ProductPicture
                // Landscape pictures are furnished rooms, which fill their space; product pictures appear uncropped.
                className={pictureShape(picture) === "landscape" ? "lh-tile-room" : ""}
                picture={picture}
                sizes="(min-width: 1200px) 190px, (min-width: 768px) 25vw, 50vw"
                alt=""
              />
              <span className="lh-tile-title">{title}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function HomeRail({ rail }: { rail: (typeof HOME_RAILS)[number] }): ReactElement {
  const t = useTexts("home");
  const { data: products } = useSuspenseQuery(rail.query(useShop()));
  const more = { href: `/shop-grid-standard/${rail.list}`, title: t(`all.${rail.name}`) };
  return <ProductRail id={rail.name} title={t(rail.name)} products={products} more={more} isBelowFold />;
}

function HomeSelection(): ReactElement | null {
  const { data } = useSuspenseQuery(selectionQuery(useShop()));
  return data && <ProductRail id="selection" title={data.title} products={data.products} />;
}

function Brands(): ReactElement | null {
  const t = useTexts("home");
  const { data: brands } = useSuspenseQuery(brandNamesQuery(useShop()));
  if (brands.length === 0) return null;
  return (
    <PageSection id="brands" title={t("brands")}>
      <ul className="lh-brands" role="list">
        {brands.map(({ id, title, url }) => (
          <li key={id}>
            <ShopLink to={url}>{title}</ShopLink>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function LatestArticles(): ReactElement | null {
  const t = useTexts("home");
  const { data: articles } = useSuspenseQuery(latestArticlesQuery(useShop()));
  const blog = usePageLink("company", BLOG_FOLDER);
  if (articles.length === 0) return null;
  return (
    <PageSection id="articles" title={t("articles")} more={blog && { href: blog.url, title: t("allArticles") }}>
      <ArticleList articles={articles} headingLevel={3} />
    </PageSection>
  );
}

function ServiceFacts(): ReactElement {
  const t = useTexts("home");
  const config = useLocaleConfig();
  const countries = getListFormat(config.locale).format(config.countries.map(({ title }) => title));
  const facts = [
    ["truck", t("delivery.title"), t("delivery.text", { countries })],
    ["rotate-ccw", t("returns.title"), t("returns.text")],
    ["banknote", t("payment.title"), t("payment.text")],
    ["phone", t("contact.title"), `${config.storePhone} · ${config.supportHours}`],
  ] as const;
  return (
    <section className="lh-section" aria-labelledby="facts">
      <h2 className="sh-hidden" id="facts">
        {t("facts")}
      </h2>
      <ul className="lh-home-facts" role="list">
        {facts.map(([icon, title, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
