import { expect, test } from "vitest";
import { storefronts } from "../../storefronts.ts";
import { testPage } from "../../testing/testPage.tsx";
import { type ContactAnswer, contactQuery } from "./contactQuery.ts";
import { PhoneBlock } from "./PhoneBlock.tsx";

const [, english] = storefronts;

async function drawn(answer: ContactAnswer): Promise<string> {
  const { html } = await testPage({
    Screen: PhoneBlock,
    storefront: english,
    know: (queries, shop) => queries.setQueryData(contactQuery(shop).queryKey, answer),
  });
  return html();
}

test("the phone block shows phone and support hours, and calls", async () => {
  const html = await drawn({ phone: "+43 1 000 12 34", supportTime: "Mo–Fr 8–18 Uhr" });
  expect(html).toContain('href="tel:+4310001234"');
  expect(html).toContain("Mo–Fr 8–18 Uhr");
});

test("on a load error a refresh button says 'Error loading data:' with the message, or 'Unknown error'", async () => {
  const html = await drawn({ failed: "NETWORK" });
  expect(html).toContain("<button");
  expect(html).toContain('title="Error loading data: NETWORK"');
  expect(html).toContain("#refresh-cw");
  expect(await drawn({ failed: "" })).toContain('title="Error loading data: Unknown error"');
});

test("a message is only words", async () => {
  expect(await drawn({ failed: '"><img src=x onerror=alert(1)>' })).not.toContain("<img");
});

test("a shop without a phone shows none", async () => {
  expect(await drawn({ phone: "", supportTime: "" })).not.toMatch(/<\w/);
});
