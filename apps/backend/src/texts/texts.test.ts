import { expect, test } from "vitest";
import { TEXTS } from "./texts.ts";

const newsletter = (language: "de" | "en" | "ro", days: number) =>
  TEXTS[language].accountMail.newsletterConfirm({ store: "S", days }).smallPrint?.[0];
const reset = (language: "de" | "en" | "ro", minutes: number) =>
  TEXTS[language].accountMail.resetPassword({ store: "S", minutes }).smallPrint?.[0];
const delivery = (language: "de" | "en" | "ro", max: number) =>
  TEXTS[language].orderMail.deliveryTimeAfterPayment({ min: 1, max });

test.each([
  ["de", 1, "1 Tag.", "1 Minute ", "1 bis 1 Werktag "],
  ["de", 2, "2 Tage.", "2 Minuten ", "1 bis 2 Werktage "],
  ["en", 1, "1 day.", "1 minute.", "1 to 1 working day "],
  ["en", 30, "30 days.", "30 minutes.", "1 to 30 working days "],
  ["ro", 1, "1 zi.", "1 minut ", "între 1 și 1 zi lucrătoare "],
  ["ro", 2, "2 zile.", "2 minute ", "între 1 și 2 zile lucrătoare "],
  ["ro", 19, "19 zile.", "19 minute ", "între 1 și 19 zile lucrătoare "],
  ["ro", 20, "20 de zile.", "20 de minute ", "între 1 și 20 de zile lucrătoare "],
  ["ro", 101, "101 zile.", "101 minute ", "între 1 și 101 zile lucrătoare "],
] as const)("periods in %s follow the language's plural rules: %i", (language, count, days, minutes, workdays) => {
  expect(newsletter(language, count)).toContain(days);
  expect(reset(language, count)).toContain(minutes);
  expect(delivery(language, count)).toContain(workdays);
});
