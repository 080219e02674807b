import { expect, test } from "vitest";
import { createFileReport, formatReport } from "./report.ts";

test("a report lists the files, at most ten reasons per file, and the totals", () => {
  const skipped = Array.from({ length: 22 }, (_, index) => ({ line: index + 2, reason: "has no REF" }));
  const text = formatReport({
    format: "a list",
    files: [
      { ...createFileReport("products.csv"), read: 3, skipped, notes: ["no stock is given"] },
      { ...createFileReport("brand.csv"), read: 7 },
    ],
    totals: { products: 3, variants: 5, categories: 2 },
  });
  expect(text).toMatchInlineSnapshot(`
    "Read as a list:
      file            read  skipped
      products.csv       3       22
      brand.csv          7        0

    products.csv
      - line 2: has no REF
      - line 3: has no REF
      - line 4: has no REF
      - line 5: has no REF
      - line 6: has no REF
      - line 7: has no REF
      - line 8: has no REF
      - line 9: has no REF
      - line 10: has no REF
      - line 11: has no REF
      … and 12 more
      - no stock is given

    The shop now holds 3 products, 5 variants and 2 categories."
  `);
});
