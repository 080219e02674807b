import type { CartTotals, DisplayCents, VisibleLine } from "@shop/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Badge } from "./Badge.js";
import { CartLineView } from "./CartLineView.js";
import { CartTotalsView } from "./CartTotalsView.js";
import { MiniCartView } from "./MiniCartView.js";

afterEach(cleanup);

const format = { locale: "de-DE", currency: "EUR" };
const line: VisibleLine<DisplayCents> = {
  cartItemId: 1,
  productId: 7,
  variantId: 70,
  quantity: 2,
  unitCents: 129_900,
  compareAtCents: undefined,
  vatPercent: 20,
  step: 1,
  stock: 5,
  undeliverable: false,
  freight: true,
  ref: "LH-1",
  title: "Ecksofa Gmunden",
  url: "/ecksofa-gmunden.html",
  brand: "webstube",
  picture: undefined,
  color: "Waldgrün",
  size: "240 cm",
  categoryIds: [],
  isEstimated: false,
};
const lineLabels = {
  quantity: (title: string) => `Menge von ${title}`,
  decrease: "weniger",
  increase: "mehr",
  adjusted: () => "angepasst",
  remove: (title: string) => `${title} entfernen`,
  removeShort: "Entfernen",
  unitPrice: "Einzelpreis",
  linePrice: "Summe",
  saving: "wird gespeichert",
};
const totalsLabels = {
  subtotal: "Waren",
  shipping: "Versand",
  discount: "Gutschein",
  total: "Gesamt",
  vatHint: "inkl. MwSt.",
  free: "kostenlos",
  pending: "wird berechnet",
  unknown: "unbekannt",
};
const totals: CartTotals<DisplayCents> = {
  itemCount: 2,
  subtotalCents: 259_800,
  discountCents: 0,
  shippingCents: 9000,
  totalCents: 268_800,
};

it("a line without a URL, such as a service, has no link in cart and mini cart", () => {
  const service = { ...line, url: "" };
  render(<CartLineView line={service} format={format} labels={lineLabels} />);
  render(
    <MiniCartView
      lines={[service]}
      totals={totals}
      format={format}
      labels={{ ...totalsLabels, title: "Warenkorb", empty: "leer", remove: lineLabels.remove }}
    />,
  );
  expect(screen.getAllByText("Ecksofa Gmunden")).toHaveLength(2);
  expect(screen.queryByRole("link")).toBeNull();
});

const text = (element: Element | null): string => (element?.textContent ?? "").replaceAll("\u00a0", " ");

describe("CartLineView", () => {
  it("shows options, unit price and the price of all items", () => {
    const { container } = render(<CartLineView line={line} format={format} labels={lineLabels} />);
    expect(text(container)).toContain("Waldgrün · 240 cm");
    expect(text(container)).toContain("Einzelpreis 1.299,00 €");
    expect(text(container.querySelector(".sh-line-price"))).toContain("2.598,00 €");
  });

  it("names its controls after the product", () => {
    const onRemove = vi.fn<() => void>();
    render(
      <CartLineView line={line} format={format} labels={lineLabels} onQuantityChange={() => {}} onRemove={onRemove} />,
    );
    expect(screen.getByRole("spinbutton", { name: "Menge von Ecksofa Gmunden" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Ecksofa Gmunden entfernen" }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it.each([
    ["the − button at one step", () => fireEvent.click(screen.getByRole("button", { name: "weniger" }))],
    ["0 in the field", () => fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "0" } })],
  ])("removes the line by %s", (_way, act) => {
    const onRemove = vi.fn<() => void>();
    const onQuantityChange = vi.fn<(quantity: number) => void>();
    const single = { ...line, quantity: 1, step: 1 };
    render(
      <CartLineView
        line={single}
        format={format}
        labels={lineLabels}
        onQuantityChange={onQuantityChange}
        onRemove={onRemove}
      />,
    );
    act();
    expect(onRemove).toHaveBeenCalledOnce();
    expect(onQuantityChange).not.toHaveBeenCalled();
  });

  it("only shows the quantity where it cannot be changed", () => {
    render(<CartLineView line={line} format={format} labels={lineLabels} />);
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("marks a line that is not confirmed yet", () => {
    const { container } = render(
      <CartLineView line={{ ...line, isEstimated: true }} format={format} labels={lineLabels} />,
    );
    expect(text(container)).toContain("(wird gespeichert)");
    expect(container.querySelector("[data-estimated]")).not.toBeNull();
  });
});

describe("CartTotalsView", () => {
  it("reserves the space of unknown amounts and announces them as loading", () => {
    const { container } = render(
      <CartTotalsView
        totals={{ ...totals, shippingCents: undefined, totalCents: undefined }}
        format={format}
        labels={totalsLabels}
      />,
    );
    expect(container.querySelectorAll(".sh-skeleton")).toHaveLength(2);
    expect(text(container)).toContain("wird berechnet");
  });

  it("names amounts that could not be calculated, without a skeleton", () => {
    const { container } = render(
      <CartTotalsView
        totals={{ ...totals, shippingCents: undefined, totalCents: undefined, isLoading: false }}
        format={format}
        labels={totalsLabels}
      />,
    );
    expect(container.querySelector(".sh-skeleton")).toBeNull();
    expect([...container.querySelectorAll("dd")].map(text).slice(-2)).toEqual(["unbekannt", "unbekannt"]);
    expect(text(container)).not.toContain("wird berechnet");
  });

  it("marks an estimated shipping cost and total, and announces it", () => {
    const { container, rerender } = render(
      <CartTotalsView totals={{ ...totals, isEstimated: true }} format={format} labels={totalsLabels} />,
    );
    const marked = [...container.querySelectorAll("[data-estimated]")].map(text);
    expect(marked).toHaveLength(2);
    expect(marked[0]).toContain("(wird berechnet)");
    rerender(<CartTotalsView totals={totals} format={format} labels={totalsLabels} />);
    expect(container.querySelector("[data-estimated]")).toBeNull();
    expect(text(container)).not.toContain("wird berechnet");
  });

  it("keeps the same rows once the shipping is known", () => {
    const rows = (shippingCents: number | undefined): number =>
      render(
        <CartTotalsView totals={{ ...totals, shippingCents }} format={format} labels={totalsLabels} />,
      ).container.querySelectorAll("dt").length;
    expect(rows(undefined)).toBe(rows(9000));
  });

  it("shows free shipping as text instead of 0,00 €", () => {
    const { container } = render(
      <CartTotalsView totals={{ ...totals, shippingCents: 0 }} format={format} labels={totalsLabels} />,
    );
    expect(text(container)).toContain("Versandkostenlos");
  });

  it("discounts at most the subtotal", () => {
    const { container } = render(
      <CartTotalsView totals={{ ...totals, discountCents: 999_999 }} format={format} labels={totalsLabels} />,
    );
    expect(container.querySelector("[data-kind=discount] data")?.getAttribute("value")).toBe("-259800");
  });
});

describe("MiniCartView", () => {
  const labels = {
    ...totalsLabels,
    title: "Warenkorb",
    empty: "Leer.",
    remove: (title: string) => `${title} entfernen`,
  };

  it("has an empty state without lines or sums", () => {
    const { container } = render(<MiniCartView lines={[]} totals={totals} format={format} labels={labels} />);
    expect(text(container)).toContain("Leer.");
    expect(container.querySelector("dl, ul")).toBeNull();
  });

  it("lists the items, and goods total, discount, shipment and total", () => {
    const { container } = render(
      <MiniCartView
        lines={[line]}
        totals={{ ...totals, discountCents: 5000, totalCents: 263_800 }}
        format={format}
        labels={labels}
      />,
    );
    expect(text(container.querySelector("li"))).toContain("Ecksofa Gmunden");
    expect([...container.querySelectorAll("dt")].map((term) => text(term).split(" ")[0])).toEqual([
      "Waren",
      "Gutschein",
      "Versand",
      "Gesamt",
    ]);
    expect(text(container)).toContain("2.638,00 €");
  });

  it("removes a line, unless removal is disabled", () => {
    const onRemove = vi.fn<(removed: VisibleLine<DisplayCents>) => void>();
    const { rerender } = render(
      <MiniCartView lines={[line]} totals={totals} format={format} labels={labels} onRemove={onRemove} />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Ecksofa Gmunden entfernen" }));
    expect(onRemove.mock.calls).toEqual([[line]]);
    rerender(<MiniCartView lines={[line]} totals={totals} format={format} labels={labels} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("offers three ways to continue to a guest", () => {
    render(
      <MiniCartView
        lines={[line]}
        totals={totals}
        format={format}
        labels={labels}
        signIn={{ register: <a href="/r">Register</a>, login: <a href="/l">Log in</a>, guest: <a href="/g">Guest</a> }}
      />,
    );
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Ecksofa Gmunden",
      "Register",
      "Log in",
      "Guest",
    ]);
  });
});

describe("Badge", () => {
  it.each([
    [0, undefined],
    [12, "12 12 Artikel"],
    [1234, "1k 1234 Artikel"],
  ])("shows %i items", (count, shown) => {
    const { container } = render(<Badge count={count} label={`${count} Artikel`} />);
    expect(container.firstElementChild?.textContent ?? undefined).toBe(shown);
  });

  it("is smaller above 99", () => {
    const { container } = render(<Badge count={100} label="100 Artikel" />);
    expect(container.querySelector("[data-small]")).not.toBeNull();
  });
});

describe("MiniCartView before the cart has loaded", () => {
  const miniLabels = {
    title: "Warenkorb",
    empty: "Ihr Warenkorb ist leer.",
    remove: (title: string) => `${title} entfernen`,
    unknown: "unbekannt",
    wait: "Bitte warten …",
    subtotal: "Warenwert",
    shipping: "Versand",
    discount: "Rabatt",
    total: "Gesamtbetrag",
    vatHint: "inkl. USt.",
    free: "kostenlos",
    pending: "wird berechnet",
  };
  const nothing: CartTotals<DisplayCents> = {
    itemCount: 0,
    subtotalCents: 0,
    discountCents: 0,
    shippingCents: undefined,
    totalCents: undefined,
  };

  it("reserves the space of lines and sums and is not empty", () => {
    render(<MiniCartView lines={[]} totals={nothing} format={format} labels={miniLabels} loading />);
    expect(screen.getByRole("status").textContent).toBe("Bitte warten …");
    expect(screen.queryByText("Ihr Warenkorb ist leer.")).toBeNull();
  });

  it("offers its actions while the content is loading", () => {
    const cart = <a href="/cart">Zum Warenkorb</a>;
    render(<MiniCartView lines={[]} totals={nothing} format={format} labels={miniLabels} actions={cart} loading />);
    expect(screen.getByRole("link", { name: "Zum Warenkorb" })).toBeTruthy();
  });

  it("shows known lines while the rest is loading", () => {
    render(<MiniCartView lines={[line]} totals={nothing} format={format} labels={miniLabels} loading />);
    expect(screen.getByRole("link", { name: line.title })).toBeTruthy();
    expect(screen.getAllByText("wird berechnet")).toHaveLength(2);
  });
});
