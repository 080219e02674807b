import { expect, test } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { FooterLinks } from "./Footer.tsx";

test("a link whose title comes from another language names that language (WCAG 3.1.2)", async () => {
  const links = [
    { id: 20, code: "warranty", title: "Garanție", url: "/conditii-de-garantie.html", language: "ro" },
    { id: 3, code: "faq", title: "Questions", url: "/questions" },
  ];
  const { html } = await createTestPage({ Screen: () => <FooterLinks title="Service" links={links} /> });
  expect(html().match(/<a [^>]*lang="ro"[^>]*>[^<]*/g)).toEqual([expect.stringContaining("Garanție")]);
});
