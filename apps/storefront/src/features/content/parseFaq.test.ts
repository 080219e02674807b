import { expect, test } from "vitest";
import { slugifyQuestion, parseFaq } from "./parseFaq.ts";

test("an h2 starts a group, an h3 is a question, followed by its answer", () => {
  const html =
    "<h2>Bestellen</h2><h3>Geht es <em>ohne</em> Konto?</h3><p>Ja.</p><ul><li>Als Gast</li></ul><h3>Und sonst?</h3><p>Auch.</p>" +
    '<h2 id="x">Lieferung &amp; Kosten</h2><p>Vorab:</p><h3>Wann?</h3><p>Bald.</p>';
  expect(parseFaq(html)).toEqual([
    {
      title: "Bestellen",
      intro: "",
      questions: [
        { id: "geht-es-ohne-konto", question: "Geht es ohne Konto?", answer: "<p>Ja.</p><ul><li>Als Gast</li></ul>" },
        { id: "und-sonst", question: "Und sonst?", answer: "<p>Auch.</p>" },
      ],
    },
    {
      title: "Lieferung & Kosten",
      intro: "<p>Vorab:</p>",
      questions: [{ id: "wann", question: "Wann?", answer: "<p>Bald.</p>" }],
    },
  ]);
});

test("questions without groups are one group; the same question twice has two ids", () => {
  expect(parseFaq("<p>Vorab</p><h3>Wann?</h3>a<h3>Wann?</h3>b")).toEqual([
    {
      title: "",
      intro: "<p>Vorab</p>",
      questions: [
        { id: "wann", question: "Wann?", answer: "a" },
        { id: "wann-2", question: "Wann?", answer: "b" },
      ],
    },
  ]);
});

test.each(["", "<p>Nur Text</p>", "<h2>Titel</h2><p>Text</p>", "<div><h3>Wann?</h3><p>Bald.</p></div>", "<h3>Wann"])(
  "without questions that can be cut out it stays as it is: %s",
  (html) => {
    expect(parseFaq(html)).toBeUndefined();
  },
);

test("ids have neither accents nor punctuation", () => {
  expect(slugifyQuestion("Wie groß ist „es“, übrigens?")).toBe("wie-gross-ist-es-ubrigens");
  expect(slugifyQuestion("Cât durează livrarea în țară?")).toBe("cat-dureaza-livrarea-in-tara");
  expect(slugifyQuestion("?!")).toBe("q");
});
