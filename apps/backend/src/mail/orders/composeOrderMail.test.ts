import { expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { addBody, type Buyer, fixtureItems, createBuyer, payBody, send } from "../../cart/testing/shopper.ts";
import { shippingMethod, payment } from "../../testing/fixture/ids.ts";
import { TEXTS } from "../../texts/texts.ts";

const { app, db } = await createTestBackend();

async function mailOf(buyer: Buyer, more: Record<string, unknown> = {}, path = "vorkasse") {
  const response = await send(app, `/${path}/pay`, payBody(buyer, more), { token: buyer.token });
  expect(response.status, await response.clone().text()).toBe(200);
  return db
    .selectFrom("mail_outbox")
    .innerJoin("orders", "orders.id", "mail_outbox.order_id")
    .select(["orders.ref", "subject", "html", "text", "mail_outbox.language", "recipient"])
    .where("orders.cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
}

const spaced = (text: string): string => text.replaceAll("\u00a0", " ");

test("the German confirmation, in full", async () => {
  const buyer = await createBuyer(app, fixtureItems.armchair, 1, { company: "Huber & Söhne" });
  await send(app, "/cart/add", addBody(fixtureItems.pouf, 2, buyer.cartId), { token: buyer.token });
  const { text, ref, subject, recipient } = await mailOf(buyer, { message: "Bitte läuten" });
  expect([subject, recipient]).toEqual([`Ihre Bestellung ${ref} bei Lindenhaus`, "anna@example.com"]);
  expect(
    spaced(text)
      .replaceAll(ref, "REF")
      .replaceAll(/(REF\/|key=)[\w-]{22}$/gm, "$1LINK"),
  ).toMatchInlineSnapshot(`
    "Guten Tag Anna Huber,

    vielen Dank für Ihre Bestellung bei Lindenhaus. Wir haben sie am 21. November 2026 erhalten und bestätigen sie Ihnen hiermit.

    Bestellnummer: REF

    Bitte öffnen Sie Ihre Bestellung bis 23. November 2026 um 10:00 Uhr einmal über den folgenden Link. Damit bestätigen Sie Ihre E-Mail-Adresse, und wir halten die Ware für Sie zurück. Ohne Bestätigung oder Zahlung stornieren wir die Bestellung danach, auch wenn eine Zahlungsfrist länger läuft.

    Bestellung ansehen: https://lindenhaus.example/guest/invoice/REF/LINK

    Ihre Artikel
    1 × Sessel Enns (Farbe: Waldgrün)
        Art.-Nr. ARMCHAIR-ENNS, Einzelpreis € 279,00, Preis € 279,00
    2 × Imst pouf
        Art.-Nr. POUF-IMST, Einzelpreis € 59,00, Preis € 118,00

    Warenwert: € 397,00
    Versandkosten: € 8,90
    Gesamtbetrag: € 405,90
    enthält 20 % USt.: € 67,65 (netto € 338,25)

    Zahlung
    Vorkasse

    Bitte überweisen Sie € 405,90 innerhalb von sieben Tagen auf das folgende Konto. Geben Sie als Verwendungszweck REF an, damit wir Ihre Zahlung zuordnen können.

    Kontoinhaber: Lindenhaus Muster GmbH
    IBAN: AT18 0000 0000 0000 0000
    Verwendungszweck: REF

    Lieferung
    Paket
    Lieferzeit: 3 bis 7 Werktage ab Eingang Ihrer Zahlung

    Lieferadresse
    Huber & Söhne
    Anna Huber
    Lindengasse 12/3
    1070 Wien
    Österreich
    Telefon: +43 660 1234567

    Rechnungsadresse
    Huber & Söhne
    Anna Huber
    Lindengasse 12/3
    1070 Wien
    Österreich
    Telefon: +43 660 1234567

    Ihre Nachricht an uns
    Bitte läuten

    Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt, sobald Sie die letzte Ware erhalten haben. Sie können auch online widerrufen, ohne Anmeldung:

    Vertrag widerrufen: https://lindenhaus.example/vertrag-widerrufen?order=REF#key=LINK

    Allgemeine Geschäftsbedingungen: https://lindenhaus.example/agb.html

    Mit freundlichen Grüßen
    Lindenhaus
    Lindengasse 12
    1070 Wien
    +43 1 2345678
    hallo@lindenhaus.example

    — AGB —

    Es gilt & bleibt.
    "
  `);
});

test("the HTML has the same content, and input becomes no markup", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1, {
    lastname: `<img src=x onerror="alert(1)">`,
    company: "A & B's",
  });
  const { html } = await mailOf(buyer, { message: "</p><script>alert(1)</script>" });
  expect(html).not.toMatch(/<script|<img src=x/i);
  // The QR code is attached to the email: nothing is loaded.
  expect(html.match(/<img [^>]*>/g)).toEqual([expect.stringContaining('src="cid:transfer-qr"')]);
  expect(html).not.toMatch(/url\(|<link|@import|background=/i);
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(html).toContain("A &amp; B&#39;s");
  expect(html).toContain('<html lang="de">');
  for (const word of [
    "Imst pouf",
    "€ 59,00",
    "€ 5,90",
    "€ 64,90",
    "20 % USt.",
    "AT18 0000 0000 0000 0000",
    "Vertrag widerrufen",
    "Lindengasse 12",
  ]) {
    expect(spaced(html), word).toContain(word);
  }
});

test("the HTML lets a long word break, so that no mail is wider than a phone, but no amount", async () => {
  const { html } = await mailOf(await createBuyer(app, fixtureItems.armchair, 1, { company: "W".repeat(120) }));
  const [sheet] = html.match(/<div style="max-width:640px[^"]*"/) ?? [];
  expect(sheet).toContain("overflow-wrap:anywhere");
  expect(html).toMatch(/text-align:right;white-space:nowrap">€/);
});

test("each line has its picture, as in the shop, with alternative text, size and an absolute address", async () => {
  const { html } = await mailOf(await createBuyer(app, fixtureItems.sofa, 1), {
    delivery_module_id: shippingMethod.freight,
  });
  const [picture] = html.match(/<img src="https[^>]*>/g) ?? [];
  expect(picture).toMatch(/ src="https:\/\/lindenhaus\.example\/media\/sofa-hallein-[\w.-]+\.webp"/);
  expect(picture).toMatch(/ alt="Sofa Hallein" width="72" height="72"/);
});

test("escape sequences of a shopper reach no mailbox", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  const { html, text } = await mailOf(buyer, { message: "Bitte\u001B]0;x\u0007 läuten\u009B31m,\nzweimal" });
  expect(text).toContain("Bitte]0;x läuten31m,\nzweimal");
  for (const part of [html, text]) expect(part).not.toMatch(/[^\P{Cc}\t\n\r]/u);
});

test("the Romanian one has ș and ț with a comma, and explains payment on delivery", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  const { text, language, subject } = await mailOf(
    buyer,
    { locale: "ro_RO", payment_module_id: payment.cashOnDelivery },
    "ramburs",
  );
  expect(language).toBe("ro");
  expect(subject).toMatch(/^Comanda dumneavoastră/);
  expect(text).toContain("la primirea produselor");
  expect(text).not.toContain("IBAN");
  expect(text).toContain("Taxă de plată: 4,90");
  expect(text).toContain("+40 21 955 1000");
});

test("the English one for freight explains the delivery", async () => {
  const buyer = await createBuyer(app, fixtureItems.table, 1);
  const { text } = await mailOf(buyer, { locale: "en_AT", delivery_module_id: shippingMethod.freight });
  expect(text).toContain("Dear Anna Huber,");
  expect(text).toContain("1 × Graz table (Colour: Oak)");
  expect(text).toContain("Freight");
  expect(text).toContain("Austria");
});

test("the bank account comes from the settings, the narrower scope first", async () => {
  const setting = (scope: string, name: string, value: string) => ({ scope, name, value: JSON.stringify(value) });
  await db
    .insertInto("setting")
    .values([
      setting("shared", "bank_iban", "AT61 1904 3002 3457 3201"),
      setting("AT", "bank_iban", "AT02 2050 3021 0102 3600"),
      setting("de_AT", "store_url", "https://at-de.lindenhaus.example"),
    ])
    .execute();
  const { text } = await mailOf(await createBuyer(app, fixtureItems.stool, 1));
  expect(text).toContain("AT02 2050 3021 0102 3600");
  expect(text).toContain("https://at-de.lindenhaus.example/agb.html");
});

test("no language uses letters with a cedilla or an empty text", () => {
  const values = { ref: "R", store: "S", date: "D", total: "T", percent: "P", tax: "X", net: "N", number: "I" };
  const about = {
    ...values,
    placed: "P",
    last: "L",
    amount: "A",
    method: "M",
    firstname: "F",
    lastname: "L",
    dates: "D",
    min: 1,
    max: 2,
    until: "then",
  };
  const wordsOf = (text: unknown): string[] => {
    if (typeof text === "string") return [text];
    if (typeof text === "function") return [String(text(about))];
    return Object.values(text as object).flatMap(wordsOf);
  };
  for (const { orderMail } of Object.values(TEXTS)) {
    for (const words of wordsOf(orderMail)) {
      expect(words).toMatch(/\S/);
      expect(words).not.toMatch(/[şţŞŢ]|undefined/);
    }
  }
});
