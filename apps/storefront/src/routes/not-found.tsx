import { createFileRoute, notFound } from "@tanstack/react-router";

/** The page for what is not there, by its own address. */
export const Route = createFileRoute("/not-found")({
  loader: () => {
    throw notFound({ data: { reason: "route-not-found" } });
  },
});
