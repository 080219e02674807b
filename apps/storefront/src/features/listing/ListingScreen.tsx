import { brandQuery, categoryQuery, contentQuery, menuQuery, subcategoriesQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { listTextKeys } from "./listTextKeys.ts";
import type { ListingSubject } from "./listingSubject.ts";
import { ListingView } from "./ListingView.tsx";
import type { MenuCategory } from "@shop/core";

type SubjectProps<Kind extends ListingSubject["kind"]> = { subject: Extract<ListingSubject, { kind: Kind }> };

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
      return <AllProductsListing subject={subject} />;
  }
}

function CategoryListing({ subject }: SubjectProps<"category">): ReactElement {
  const shop = useShop();
  const { data: category } = useSuspenseQuery(categoryQuery(shop, subject.id));
  const { data: subcategories } = useSuspenseQuery(subcategoriesQuery(shop, subject.id));
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  return (
    <ListingView
      subject={subject}
      title={category.title}
      intro={{ html: category.description }}
      parentCrumbs={findAncestors(subject.id, menu).map(({ title, url }) => ({ title, href: url }))}
      tiles={subcategories}
    />
  );
}

function BrandListing({ subject }: SubjectProps<"brand">): ReactElement {
  const { data: brand } = useSuspenseQuery(brandQuery(useShop(), subject.id));
  return <ListingView subject={subject} title={brand.title} intro={{ html: brand.description }} />;
}

function ContentListing({ subject }: SubjectProps<"content">): ReactElement {
  const { data: content } = useSuspenseQuery(contentQuery(useShop(), subject.id));
  return <ListingView subject={subject} title={content.title} intro={{ html: content.description }} />;
}

function TypeListing({ subject }: SubjectProps<"type">): ReactElement {
  const t = useTexts("listing");
  const { title, intro } = listTextKeys[subject.type];
  return <ListingView subject={subject} title={t(title)} intro={{ text: t(intro) }} />;
}

function AllProductsListing({ subject }: SubjectProps<"all">): ReactElement {
  const t = useTexts("listing");
  const { data: roots } = useSuspenseQuery(subcategoriesQuery(useShop(), 0));
  const { title, intro } = listTextKeys.all;
  return <ListingView subject={subject} title={t(title)} intro={{ text: t(intro) }} tiles={roots} />;
}

/** Returns the path from the root to the category's parent; empty for a root and for an unknown category. */
function findAncestors(id: number, menu: readonly MenuCategory[]): MenuCategory[] {
  for (const category of menu) {
    if (category.children.some((child) => child.id === id)) return [category];
    const path = findAncestors(id, category.children);
    if (path.length > 0) return [category, ...path];
  }
  return [];
}
