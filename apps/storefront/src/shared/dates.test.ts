import { describe, expect, it } from "vitest";
import { formatIsoDate, formatDeliveryRange } from "./dates.tsx";

const FRIDAY = "2026-11-20";

describe("the dates of a delivery", () => {
  it("count working days only", () => {
    expect(formatDeliveryRange({ min: 1, max: 3 }, FRIDAY, { locale: "de-AT" })).toBe("23.–25. Nov.");
    expect(formatDeliveryRange({ min: 10, max: 15 }, FRIDAY, { locale: "de-AT", month: "long" })).toBe(
      "4.–11. Dezember",
    );
  });

  it("cross months in every language", () => {
    expect(formatDeliveryRange({ min: 5, max: 10 }, "2026-11-23", { locale: "de-DE" })).toBe("30. Nov. – 7. Dez.");
    expect(formatDeliveryRange({ min: 5, max: 10 }, "2026-11-23", { locale: "ro-RO" })).toBe("30 nov. – 7 dec.");
    expect(formatDeliveryRange({ min: 5, max: 10 }, "2026-11-23", { locale: "en-AT" })).toBe("30 Nov – 7 Dec");
  });

  it("start with the shop's date, not the browser's", () => {
    const lateEvening = Date.parse("2026-11-20T22:30:00Z");
    expect(formatIsoDate("Europe/Vienna", lateEvening)).toBe("2026-11-20");
    expect(formatIsoDate("Europe/Bucharest", lateEvening)).toBe("2026-11-21");
  });
});
