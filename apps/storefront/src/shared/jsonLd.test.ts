import { expect, test } from "vitest";
import { serializeJsonLd } from "./jsonLd.tsx";

test("no text in structured data ends its script", () => {
  const hostile = "</script><script>alert(1)</script><!-- & \u2028";
  const text = serializeJsonLd({ "@type": "Product", name: hostile });
  expect(text).not.toMatch(/[<>&\u2028]/u);
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@type": "Product", name: hostile });
});
