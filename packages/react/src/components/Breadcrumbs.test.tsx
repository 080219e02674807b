import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Breadcrumbs } from "./Breadcrumbs.js";

afterEach(cleanup);

it("links to the parents and marks the current page", () => {
  render(<Breadcrumbs label="Sie sind hier" crumbs={[{ title: "Startseite", href: "/" }, { title: "Sofas" }]} />);
  expect(screen.getByRole("navigation", { name: "Sie sind hier" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Startseite" }).getAttribute("href")).toBe("/");
  expect(screen.getByText("Sofas").getAttribute("aria-current")).toBe("page");
});

it("renders its links with the router's component", () => {
  render(
    <Breadcrumbs
      label="Sie sind hier"
      crumbs={[{ title: "Startseite", href: "/" }]}
      link={({ href, children }) => <a href={`#${href}`}>{children}</a>}
    />,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("#/");
});

it("marks the language of a title in another language", () => {
  render(
    <Breadcrumbs
      label="You are here"
      crumbs={[
        { title: "Home", href: "/" },
        { title: "Garanție", lang: "ro" },
      ]}
    />,
  );
  expect(screen.getByText("Garanție").closest("[lang]")?.getAttribute("lang")).toBe("ro");
  expect(screen.getByText("Home").closest("[lang]")).toBeNull();
});
