import { expect, test } from "vitest";
import { splitByHeading } from "./splitByHeading.ts";

test("every heading has the content up to the next one", () => {
  expect(
    splitByHeading(
      "<h3>Material</h3><p>Eiche, <em>geölt</em></p><h3>Pflege</h3><p>Abwischen.</p><ul><li>nie nass</li></ul>",
    ),
  ).toEqual([
    { title: "Material", html: "<p>Eiche, <em>geölt</em></p>" },
    { title: "Pflege", html: "<p>Abwischen.</p><ul><li>nie nass</li></ul>" },
  ]);
});

test("text before the first heading is kept, without a title", () => {
  expect(splitByHeading("<p>Vorab.</p><h3>Pflege</h3><p>Abwischen.</p>")[0]).toEqual({
    title: "",
    html: "<p>Vorab.</p>",
  });
  expect(splitByHeading("<p>Nur das.</p>")).toEqual([{ title: "", html: "<p>Nur das.</p>" }]);
});

test("empty parts are omitted", () => {
  expect(splitByHeading("")).toEqual([]);
  expect(splitByHeading("<h3>Pflege</h3> <h3>Material</h3><p>Eiche</p>")).toEqual([
    { title: "Material", html: "<p>Eiche</p>" },
  ]);
});

test("headings of other levels stay in place", () => {
  const html = "<h2>Oben</h2><p>a</p><h4>Unten</h4><p>b</p>";
  expect(splitByHeading(html)).toEqual([{ title: "", html }]);
});

test("a title is plain text, without markup", () => {
  const titles = (html: string): string[] => splitByHeading(`${html}<p>.</p>`).map(({ title }) => title);
  expect(titles('<h3 id="x"> Pflege &amp; <strong>Reinigung</strong>\n</h3>')).toEqual(["Pflege & Reinigung"]);
  expect(titles("<h3>1 &lt; 2 &#8211; &#x41;&nbsp;&quot;B&quot; &unknown;</h3>")).toEqual([
    '1 < 2 \u2013 A\u00a0"B" &unknown;',
  ]);
  expect(titles("<h3>&lt;script&gt; &#9999999; &#1114112;</h3>")).toEqual(["<script> &#9999999; &#1114112;"]);
});
