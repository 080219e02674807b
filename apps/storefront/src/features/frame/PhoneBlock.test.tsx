import { messageOf, ShopError } from "@shop/core";
import { expect, test } from "vitest";
import { storefrontByHost } from "../../storefronts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { contactQuery } from "./frameQueries.ts";
import type { ContactResult } from "./loadFrameData.ts";
import { PhoneBlock } from "./PhoneBlock.tsx";

const english = storefrontByHost("at-en");

async function renderBlock(result: ContactResult): Promise<string> {
  const { html } = await createTestPage({
    Screen: PhoneBlock,
    storefront: english,
    seedQueries: (queries, shop) => queries.setQueryData(contactQuery(shop).queryKey, result),
  });
  return html();
}

test("the phone block shows phone and support hours, and calls", async () => {
  const html = await renderBlock({ phone: "+43 1 000 12 34", supportHours: "Mo–Fr 8–18 Uhr" });
  expect(html).toContain('href="tel:+4310001234"');
  expect(html).toContain("Mo–Fr 8–18 Uhr");
});

test("on a load error a refresh button says 'Error loading data:' with the message, or 'Unknown error'", async () => {
  const html = await renderBlock({ failed: messageOf(new ShopError("HTTP_STATUS", { details: { status: 400 } })) });
  expect(html).toContain("<button");
  expect(html).toContain('title="Error loading data: That did not work. Try again."');
  expect(html).toContain("#refresh-cw");
  expect(await renderBlock({ failed: undefined })).toContain('title="Error loading data: Unknown error"');
});

test("phone and support hours are plain text", async () => {
  const markup = '"><img src=x onerror=alert(1)>';
  const html = await renderBlock({ phone: `+43 1 ${markup}`, supportHours: markup });
  expect(html).toContain("&lt;img");
  expect(html).not.toContain("<img");
});

test("a shop without a phone shows none", async () => {
  expect(await renderBlock({ phone: "", supportHours: "" })).not.toMatch(/<\w/);
});
