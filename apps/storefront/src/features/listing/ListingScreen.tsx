import { brandQuery, categoryQuery, contentQuery, menuQuery, subcategoriesQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ancestorsOf } from "./categoryPath.ts";
import { listWords } from "./listWords.ts";
import type { ListingSubject } from "./listingSubject.ts";
import { ListingView } from "./ListingView.tsx";

type Of<Kind extends ListingSubject["kind"]> = { subject: Extract<ListingSubject, { kind: Kind }> };

export function ListingScreen({ subject }: { subject: ListingSubject }): ReactElement {
  switch (subject.kind) {
    case "category":
      return <CategoryListing subject={subject} />;
    case "brand":
      return <BrandListing subject={subject} />;
    case "content":
      return <ContentListing subject={subject} />;
    case "type":
      return <TypeListing subject={subject} />;
    case "all":
      return <WholeListing subject={subject} />;
  }
}

function CategoryListing({ subject }: Of<"category">): ReactElement {
  const shop = useShop();
  const { data: category } = useSuspenseQuery(categoryQuery(shop, subject.id));
  const { data: below } = useSuspenseQuery(subcategoriesQuery(shop, subject.id));
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  return (
    <ListingView
      subject={subject}
      title={category.title}
      intro={{ html: category.description }}
      above={ancestorsOf(subject.id, menu).map(({ title, url }) => ({ title, href: url }))}
      tiles={below}
    />
  );
}

function BrandListing({ subject }: Of<"brand">): ReactElement {
  const { data: brand } = useSuspenseQuery(brandQuery(useShop(), subject.id));
  return <ListingView subject={subject} title={brand.title} intro={{ html: brand.description }} />;
}

function ContentListing({ subject }: Of<"content">): ReactElement {
  const { data: content } = useSuspenseQuery(contentQuery(useShop(), subject.id));
  return <ListingView subject={subject} title={content.title} intro={{ html: content.description }} />;
}

function TypeListing({ subject }: Of<"type">): ReactElement {
  const t = useTexts("listing");
  const { title, intro } = listWords[subject.type];
  return <ListingView subject={subject} title={t(title)} intro={{ text: t(intro) }} />;
}

function WholeListing({ subject }: Of<"all">): ReactElement {
  const t = useTexts("listing");
  const { data: roots } = useSuspenseQuery(subcategoriesQuery(useShop(), 0));
  const { title, intro } = listWords.all;
  return <ListingView subject={subject} title={t(title)} intro={{ text: t(intro) }} tiles={roots} />;
}
