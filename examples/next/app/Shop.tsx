"use client";

import { emptyAddress, emptyCart, isShopError } from "@shop/core";
import { productsQuery } from "@shop/core/query";
import { useCart, useMarket, useShipping, useShop, useStore, useTotals } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type FormEvent, useState } from "react";
import { euro } from "./config";

function Field({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label>
      {label} <input {...input} required />
    </label>
  );
}

export function Shop() {
  const shop = useShop();
  // Prices depend on the country: another one is another query.
  useMarket();
  const { data: products } = useQuery(productsQuery(shop, { limit: 8 }));
  const { lines, isPending, add, setQuantity, decrease } = useCart();
  const { cartId } = useStore(shop.cart, emptyCart);
  const { methodId } = useShipping();
  const { totalCents: cents } = useTotals();
  const { data: payment } = useQuery({
    queryKey: ["advance payment", cartId, methodId],
    enabled: cartId !== 0,
    queryFn: () => shop.checkout.paymentMethods(methodId),
    select: (methods) => methods.find(({ code }) => code === "Vorkasse"),
  });
  const totalCents = cents === undefined || payment === undefined ? undefined : cents + payment.feeCents;
  const [message, setMessage] = useState("");
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (payment === undefined || totalCents === undefined) return;
    const form = [...new FormData(event.currentTarget)];
    const entries = form.map(([name, value]) => [name, typeof value === "string" ? value : ""] as const);
    const { email = "", ...address } = Object.fromEntries(entries);
    try {
      await shop.cart.whenSynced();
      const placed = await shop.checkout.placeOrder({
        ...shop.checkout.getSnapshot(),
        email,
        shippingAddress: { ...emptyAddress(shop.market.getSnapshot().countryId), ...address },
        shippingMethodId: methodId,
        payment: { id: payment.id, code: "Vorkasse" },
        expectedTotalCents: totalCents, // the displayed total; the backend rejects another one
      });
      const outcome = await shop.checkout.result(placed.cartId);
      setMessage(`Order ${outcome?.result.ref}`);
    } catch (error) {
      setMessage(`Not ordered: ${isShopError(error) ? error.code : String(error)}`);
    }
  }
  return (
    <>
      <ul>
        {products?.map((product) => (
          <li key={product.id}>
            {product.title}, {euro(product.priceCents)}
            <button disabled={product.stock === 0} onClick={() => add(product)}>
              Add to cart
            </button>
          </li>
        ))}
      </ul>
      <ul aria-busy={isPending}>
        {lines.map(({ variantId, quantity, title, unitCents }) => (
          <li key={variantId}>
            {quantity} × {title}, {euro(unitCents * quantity)}
            <button onClick={() => setQuantity(variantId, quantity + 1)}>More</button>
            <button onClick={() => decrease(variantId)}>Less</button>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <form style={{ display: "grid", justifyItems: "start" }} onSubmit={submit}>
          <Field label="Email" name="email" type="email" autoComplete="email" />
          <Field label="First name" name="firstName" autoComplete="given-name" />
          <Field label="Last name" name="lastName" autoComplete="family-name" />
          <Field label="Street" name="street" autoComplete="street-address" />
          <Field label="Postal code" name="postalCode" autoComplete="postal-code" />
          <Field label="City" name="city" autoComplete="address-level2" />
          <Field label="Phone" name="phone" type="tel" autoComplete="tel" />
          <p>Total with shipping, paid in advance: {totalCents === undefined ? "…" : euro(totalCents)}</p>
          <button disabled={totalCents === undefined}>Order with obligation to pay</button>
        </form>
      )}
      <output>{message}</output>
    </>
  );
}
