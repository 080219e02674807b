import { expect, test } from "vitest";
import { guessSearchTerms } from "./NotFoundScreen.tsx";

test.each([
  ["/sofas/alt/sofa-hallein-17.html", "sofa hallein"],
  ["/Scaun%20B%C4%83nd/", "Scaun Bănd"],
  ["/product/999999", undefined],
  ["/tv", undefined],
  ["/", undefined],
  ["/not-found", undefined],
  ["/%E0%A4%A", undefined],
  ["/<script>alert(1)</script>", "script"],
])("%s suggests a search for %s", (path, words) => {
  expect(guessSearchTerms(path)).toBe(words);
});
