import { countLabel, type SearchState } from "@shop/core";
import type { TFunction } from "i18next";

interface Status {
  text: string;
  /** False: for screen readers only. */
  visible: boolean;
  tone?: "error";
}

const SILENT: Status = { text: "", visible: false };

/** Status message of the search box. Source of the messages: specification 8. */
export function searchStatus(state: SearchState, { t, core }: { t: TFunction; core: TFunction }): Status {
  if (!state.open) return SILENT;
  switch (state.status) {
    case "tooShort":
      return { text: core("search.tooShort"), visible: true };
    case "error":
      return { text: core("search.failed"), visible: true, tone: "error" };
    case "loading":
      return { text: t("wait"), visible: state.found === undefined || state.found.products.length === 0 };
    case "ready":
      return state.found?.total === 0
        ? { text: core("search.none"), visible: true }
        : {
            text: t("count", { count: state.found?.total ?? 0, total: countLabel(state.found?.total ?? 0) }),
            visible: false,
          };
    case "idle":
    case "loadingMore":
      return SILENT;
  }
}
