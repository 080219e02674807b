import { useRouterState } from "@tanstack/react-router";
import type { Screen } from "../../routing/screens.ts";
import type { AdminPage } from "./adminPage.ts";

export function useAdminPage(): AdminPage {
  return useRouterState({
    select: ({ matches }) => {
      for (const match of matches) {
        if (match.routeId === "/product/$id" && match.loaderData) return { view: "product", id: match.loaderData.id };
        if (match.routeId === "/$" && match.loaderData) return pageOf(match.loaderData.screen);
      }
      return undefined;
    },
    structuralSharing: true,
  });
}

function pageOf(screen: Screen): AdminPage {
  switch (screen.name) {
    case "product":
      return { view: "product", id: screen.props.id };
    case "content":
      return { view: "content", id: screen.props.id };
    case "listing": {
      const { subject } = screen.props;
      return subject.kind === "category" || subject.kind === "content"
        ? { view: subject.kind, id: subject.id }
        : undefined;
    }
  }
}
