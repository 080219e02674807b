import { useRouterState } from "@tanstack/react-router";
import type { AdminPage } from "./adminPage.ts";

export function useAdminPage(): AdminPage {
  return useRouterState({
    select: ({ matches }) => {
      for (const match of matches) {
        if (match.routeId === "/product/$id" && match.loaderData) return { view: "product", id: match.loaderData.id };
        if (match.routeId === "/$" && match.loaderData) {
          const { name, props } = match.loaderData.screen;
          if (name !== "listing") return { view: name, id: props.id };
          const { subject } = props;
          return subject.kind === "category" || subject.kind === "content"
            ? { view: subject.kind, id: subject.id }
            : undefined;
        }
      }
      return undefined;
    },
    structuralSharing: true,
  });
}
