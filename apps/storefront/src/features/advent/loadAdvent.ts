import { adventCalendarQuery } from "@shop/core/query";
import { notFound } from "@tanstack/react-router";
import type { AppContext } from "../../shared/appContext.ts";
import type { PageMeta } from "../../shared/pageHead.ts";

/** Loads the calendar. The page does not exist while none is active. */
export async function loadAdvent({ queryClient, shop, texts }: AppContext): Promise<PageMeta> {
  const [calendar] = await Promise.all([queryClient.ensureQueryData(adventCalendarQuery(shop)), texts.load("advent")]);
  if (calendar === null) throw notFound({ data: { reason: "route-not-found" } });
  const t = texts.t("advent");
  return { title: t("metaTitle"), description: t("metaDescription"), path: "/advent-calendar" };
}
