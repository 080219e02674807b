import { MARKETS } from "@shop/core";
import { describe, expect, it } from "vitest";
import { formatDeliveryRange } from "./dates.tsx";
import { upcomingHolidays } from "./upcomingHolidays.ts";

const FRIDAY = "2026-11-20";
const on = (date: string, holidays: readonly number[] = []) => ({ from: Date.parse(date) / 86_400_000, holidays });

describe("the dates of a delivery", () => {
  it("count working days only", () => {
    expect(formatDeliveryRange({ min: 1, max: 3 }, on(FRIDAY), { locale: "de-AT" })).toBe("23.–25. Nov.");
    expect(formatDeliveryRange({ min: 10, max: 15 }, on(FRIDAY), { locale: "de-AT", month: "long" })).toBe(
      "4.–11. Dezember",
    );
  });

  it("do not count the public holidays of the country of delivery", () => {
    const days = { min: 1, max: 3 };
    const rangeIn = ({ countryId }: { countryId: number }, today: string): string => {
      const holidays = upcomingHolidays(countryId, Date.parse(today) / 86_400_000);
      return formatDeliveryRange(days, on(today, holidays), { locale: "de-AT" });
    };
    expect(rangeIn(MARKETS.AT, "2026-12-07")).toBe("9.–11. Dez.");
    expect(rangeIn(MARKETS.DE, "2026-12-07")).toBe("8.–10. Dez.");
    expect(rangeIn(MARKETS.RO, "2026-11-29")).toBe("2.–4. Dez.");
    expect(rangeIn({ countryId: 99 }, "2026-11-29")).toBe("30. Nov. – 2. Dez.");
  });

  it("cross months in every language", () => {
    expect(formatDeliveryRange({ min: 5, max: 10 }, on("2026-11-23"), { locale: "de-DE" })).toBe("30. Nov. – 7. Dez.");
    expect(formatDeliveryRange({ min: 5, max: 10 }, on("2026-11-23"), { locale: "ro-RO" })).toBe("30 nov. – 7 dec.");
    expect(formatDeliveryRange({ min: 5, max: 10 }, on("2026-11-23"), { locale: "en-AT" })).toBe("30 Nov – 7 Dec");
  });
});
