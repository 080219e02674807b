import { adventCalendarQuery } from "@shop/core/query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { headOfPage } from "../shared/pageHead.ts";
import { AdventScreen } from "../features/advent/AdventScreen.tsx";

/** Available only while the calendar is active. Source: specification 2. */
export const Route = createFileRoute("/advent-calendar")({
  loader: async ({ context: { queryClient, shop, texts } }) => {
    const [calendar] = await Promise.all([
      queryClient.ensureQueryData(adventCalendarQuery(shop)),
      texts.load("advent"),
    ]);
    if (calendar === null) throw notFound({ data: { reason: "route-not-found" } });
    const t = texts.t("advent");
    return { title: t("metaTitle"), description: t("metaDescription"), path: "/advent-calendar" };
  },
  head: headOfPage,
  component: AdventScreen,
});
