import { countLabel, type SearchState } from "@shop/core";
import type { TFunction } from "i18next";

interface Status {
  text: string;
  /** False: for screen readers only. */
  visible: boolean;
  tone?: "error";
}

const NO_STATUS: Status = { text: "", visible: false };

/** Status message of the search box. Source of the messages: specification 8. */
export function searchStatus(state: SearchState, { t, core }: { t: TFunction; core: TFunction }): Status {
  if (!state.isOpen) return NO_STATUS;
  switch (state.status) {
    case "tooShort":
      return { text: core("search.tooShort"), visible: true };
    case "error":
      return { text: core("search.failed"), visible: true, tone: "error" };
    case "loading":
      return { text: t("wait"), visible: state.result === undefined || state.result.products.length === 0 };
    case "ready":
      return state.result?.total === 0
        ? { text: core("search.none"), visible: true }
        : {
            text: t("count", { count: state.result?.total ?? 0, total: countLabel(state.result?.total ?? 0) }),
            visible: false,
          };
    case "idle":
    case "loadingMore":
      return NO_STATUS;
  }
}
