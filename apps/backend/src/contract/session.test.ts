// Tests the SDK's session and account against this backend, in both dialects.
import { createShop, type Registration, type Shop } from "@shop/core";
import { expect, test } from "vitest";
import { createCartPreview } from "@shop/testkit/createCartPreview";
import { readMailedToken } from "../auth/testing/account.ts";
import { decodeBase32 } from "../auth/testing/decodeBase32.ts";
import { computeTotp } from "../auth/totp.ts";
import { country, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { type Dialect, createEnvironment } from "./createEnvironment.ts";

const backend = await createTestBackend();
const { app } = backend;

/** Current TOTP code for a secret entered in an authenticator app. */
const codeOf = (secret: string): string => computeTotp(decodeBase32(secret), backend.clock.now.getTime() / 1000);

const HOUR = 3_600_000;

/** A guest's page with a controllable clock. */
function page(dialect: Dialect) {
  let nowMs = Date.parse("2026-11-21T09:00:00Z");
  let keys = 0;
  const resumed = new Set<() => void>();
  const environment = {
    ...createEnvironment(app, dialect),
    clock: { now: () => nowMs },
    random: { key: () => `contract-${dialect}-key-${(keys += 1)}-${Math.random().toString(36).slice(2)}` },
    resumed: {
      subscribe: (listener: () => void) => {
        resumed.add(listener);
        return () => void resumed.delete(listener);
      },
    },
  };
  const shop = createShop(austriaConfig, environment);
  shop.start();
  const wake = (ms: number): void => {
    nowMs += ms;
    for (const listener of resumed) listener();
  };
  return { shop, wake, storage: environment.storage.local };
}

const registration = (email: string): Registration => ({
  titleId: 2,
  firstName: "Anna",
  lastName: "Auer",
  company: "",
  vatNumber: "",
  email,
  emailConfirm: email,
  password: "ein-langes-wort",
  passwordConfirm: "ein-langes-wort",
  street: "Gasse 1",
  extra: "",
  postalCode: "1010",
  city: "Wien",
  countryId: country.austria,
  stateId: undefined,
  phone: "+43 664 1234567",
  mobilePhone: "",
  newsletter: false,
  terms: true,
});

const addSofa = (shop: Shop): void =>
  shop.cart.add({
    ...createCartPreview({ unitCents: 1, stock: 9, freight: true }),
    productId: product.sofa,
    variantId: variant.sofaForest2,
  });

test.each(["natives", "strings"] as const)("an account's life, %s", async (dialect) => {
  const email = `anna.${dialect}@example.at`;
  const { shop, wake, storage } = page(dialect);
  const { account, session } = shop;

  const customer = await session.register(registration(email));
  expect(customer).toMatchObject({ email, firstName: "Anna", titleId: 2, vatStatus: "unchecked" });
  expect(await account.customer()).toEqual(customer);
  await expect(page(dialect).shop.session.register(registration(email))).rejects.toMatchObject({
    code: "EMAIL_EXISTS",
  });

  const [first] = await account.addresses();
  expect(first).toMatchObject({ id: customer.addressId, isDefault: true, street: "Gasse 1", postalCode: "1010" });
  if (first === undefined) throw new Error("no address");
  const { id: _, ...entry } = first;
  const second = await account.addAddress(
    { ...entry, label: "Büro", city: "Graz", isDefault: false },
    `address-of-${dialect}-office`,
  );
  expect(second).toMatchObject({ label: "Büro", city: "Graz", isDefault: false });
  expect(
    await account.updateAddress(second.id, { ...entry, label: "Büro", city: "Linz", isDefault: false }),
  ).toMatchObject({
    city: "Linz",
  });
  await expect(account.deleteAddress(first.id)).rejects.toMatchObject({ code: "ADDRESS_IS_DEFAULT" });
  await account.setDefaultAddress(second.id);
  await account.deleteAddress(first.id);
  expect((await account.addresses()).map(({ city }) => city)).toEqual(["Linz"]);
  await expect(account.deleteAddress(first.id)).rejects.toMatchObject({ code: "NOT_FOUND" });

  expect(await account.orders()).toEqual([]);
  await expect(account.order(1)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(account.guestOrder("LH-1", "x".repeat(32))).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(Array.isArray(await account.counties(country.romania))).toBe(true);

  const changes = { titleId: 1, firstName: "Andreas", lastName: "Auer", company: "", vatNumber: "", password: "" };
  await account.updateCustomer({ ...changes, email });
  await expect.poll(() => session.getSnapshot().customer).toMatchObject({ firstName: "Andreas", titleId: 1 });
  const moved = `neu.${email}`;
  expect(await account.updateCustomer({ ...changes, email: moved, password: "ein-langes-wort" })).toMatchObject({
    email,
    pendingEmail: moved,
  });
  expect((await session.reloadCustomer())?.email).toBe(email);
  await account.confirmEmail(await readMailedToken(backend, "email_confirm", moved));
  await expect(account.customer()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect.poll(() => session.getSnapshot().status).toBe("guest");
  expect((await session.signIn({ email: moved, password: "ein-langes-wort" })).email).toBe(moved);

  const before = storage.get("jwtToken");
  wake(4 * HOUR);
  await expect.poll(() => storage.get("jwtToken")).not.toBe(before);

  await expect(
    session.changePassword({
      passwordOld: "falsches",
      password: "neues-langes-wort",
      passwordConfirm: "neues-langes-wort",
    }),
  ).rejects.toMatchObject({ code: "INVALID_INPUT", details: { fields: { passwordOld: expect.any(String) } } });
  await session.changePassword({
    passwordOld: "ein-langes-wort",
    password: "neues-langes-wort",
    passwordConfirm: "neues-langes-wort",
  });
  expect((await account.customer()).email).toBe(moved);

  expect(await account.exportData("neues-langes-wort")).toMatchObject({ profile: { email: moved }, orders: [] });

  const secret = await account.startSecondFactor("neues-langes-wort");
  await expect(session.confirmSecondFactor("000000")).rejects.toMatchObject({
    details: { fields: { code: "invalid" } },
  });
  await session.confirmSecondFactor(codeOf(secret));
  expect((await account.customer()).hasTwoFactor).toBe(true);

  session.signOut();
  await expect(account.orders()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const login = { email: moved, password: "neues-langes-wort" };
  await expect(session.signIn({ ...login, password: "ein-langes-wort" })).rejects.toMatchObject({
    code: "LOGIN_FAILED",
  });
  await expect(session.signIn(login)).rejects.toMatchObject({ code: "CODE_REQUIRED" });
  backend.clock.now = new Date(backend.clock.now.getTime() + 30_000);
  expect((await session.signIn({ ...login, code: codeOf(secret) })).id).toBe(customer.id);
  backend.clock.now = new Date(backend.clock.now.getTime() + 30_000);
  await account.removeSecondFactor("neues-langes-wort", codeOf(secret));
  expect((await account.customer()).hasTwoFactor).toBe(false);

  await account.requestErasure("neues-langes-wort");
  await account.confirmErasure(await readMailedToken(backend, "erasure_asked", moved));
  await expect(account.customer()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("the guest's cart is merged at sign-in once, and is removed at sign-out", async () => {
  const email = "cart.owner@example.at";
  const { shop } = page("natives");
  addSofa(shop);
  await shop.session.register(registration(email));
  await expect.poll(() => shop.cart.getSnapshot().lines).toMatchObject([{ quantity: 1, isEstimated: false }]);
  const { cartId } = shop.cart.getSnapshot();

  shop.session.signOut();
  expect(shop.cart.getSnapshot()).toMatchObject({ cartId: 0, confirmed: undefined });
  addSofa(shop);
  await shop.session.signIn({ email, password: "ein-langes-wort" });
  await expect.poll(() => shop.cart.getSnapshot().lines).toMatchObject([{ quantity: 2, isEstimated: false }]);
  expect(shop.cart.getSnapshot().cartId).toBe(cartId);
});

test("forgotten passwords and newsletters return the same for every address", async () => {
  const { shop } = page("strings");
  await shop.session.forgotPassword("nobody@example.at");
  await shop.newsletter.subscribe("nobody@example.at");
  await expect(shop.newsletter.confirm("x".repeat(32))).rejects.toMatchObject({ code: "LINK_INVALID" });
  await expect(
    shop.session.resetPassword({ token: "x".repeat(32), password: "neues-wort-12", passwordConfirm: "neues-wort-12" }),
  ).rejects.toMatchObject({ code: "LINK_INVALID" });
});

test("a VAT number is checked without a session", async () => {
  const { shop } = page("natives");
  expect(["valid", "invalid", "unavailable"]).toContain(
    (await shop.account.checkVatNumber("ATU12345675", "AT")).status,
  );
});
