import type { Content } from "@shop/core";
import { contentQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { ContentScreen } from "./ContentScreen.tsx";

const guarantee: Content = {
  id: 20,
  code: "",
  title: "Garanție",
  summary: "Our guarantee",
  description: "<p>Doi ani.</p>",
  market: undefined,
  metaTitle: "",
  metaDescription: "",
  url: "/conditii-de-garantie.html",
  alternates: {},
  publishedOn: undefined,
  picture: undefined,
  footnote: "",
};

const renderPage = async (content: Content): Promise<string> => {
  const { html } = await createTestPage({
    Screen: () => <ContentScreen id={content.id} />,
    seedQueries: (queries, shop) => {
      queries.setQueryData(contentQuery(shop, content.id).queryKey, content);
      queries.setQueryData(folderLinksQuery(shop, "company").queryKey, []);
    },
  });
  return html();
};

test("texts from another language name that language, and no others do (WCAG 3.1.2)", async () => {
  const page = await renderPage({ ...guarantee, fallbackLanguages: { title: "ro", description: "ro" } });
  expect(page).toContain('<h1 lang="ro">Garanție</h1>');
  expect(page).toContain('<p class="lh-lead">Our guarantee</p>');
  expect(page).toContain('<div class="lh-prose" lang="ro"><p>Doi ani.</p>');
  expect(page).toMatch(/<li class="sh-crumb" lang="ro"><span aria-current="page">Garanție/);
  expect(await renderPage(guarantee)).not.toContain("lang=");
});
