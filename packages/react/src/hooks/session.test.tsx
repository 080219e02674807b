import { createShop, loginSchema, type Shop, ShopError } from "@shop/core";
import { fakeShop, memoryEnvironment } from "@shop/core/testing";
import { act, cleanup, configure, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ShopProvider } from "../ShopProvider.js";
import { useAddresses, useCustomer } from "./useAccount.js";
import { useForm } from "./useForm.js";
import { useSession } from "./useSession.js";

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const { config } = fakeShop([]);

const customer = (id: number) => ({
  ID: id,
  EMAIL: `c${id}@example.at`,
  FIRSTNAME: "Anna",
  LASTNAME: "Auer",
  TITLE: 2,
});
const address = (id: number) => ({
  ID: id,
  TITLE: 2,
  FIRSTNAME: "Anna",
  LASTNAME: "Auer",
  ADDRESS1: "Gasse 1",
  ZIPCODE: "1010",
  CITY: `Ort ${id}`,
  COUNTRY: 13,
  LABEL: "Zuhause",
  DEFAULT: 1,
});

/** Shop with two customers, each with an address of the same id. */
function accountShop(): { shop: Shop; wrapper: (props: { children: ReactNode }) => ReactElement } {
  let id = 7;
  const environment = memoryEnvironment({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/address/")) return Response.json({ AddressItems: [address(id)] });
      if (!pathname.endsWith("/login")) return new Response(undefined, { status: 204 });
      const { email } = (await request.json()) as { email: string };
      id = email.startsWith("c8") ? 8 : 7;
      const claims = btoa(JSON.stringify({ sub: String(id), iat: 1000, exp: 22_600 }));
      return Response.json({
        token: `e30.${claims.replaceAll("=", "")}.c2ln`,
        expires_in: 21_600,
        customer: customer(id),
      });
    },
    clock: { now: () => 1_000_000 },
    timers: { after: () => () => {} },
    random: { key: () => "key-of-sixteen-and-more" },
  });
  const shop = createShop(config, environment);
  return { shop, wrapper: ({ children }) => <ShopProvider shop={shop}>{children}</ShopProvider> };
}

test("the session's state and actions, and the customer once signed in", async () => {
  const { shop, wrapper } = accountShop();
  const { result } = renderHook(() => ({ session: useSession(), customer: useCustomer() }), { wrapper });
  expect(result.current).toMatchObject({ session: { status: "guest", isInitialized: false }, customer: undefined });
  act(() => shop.start());
  expect(result.current.session.isInitialized).toBe(true);
  await act(() => result.current.session.signIn({ email: "c7@example.at", password: "geheim12" }));
  expect(result.current).toMatchObject({
    session: { status: "customer", customerId: 7 },
    customer: { firstName: "Anna" },
  });
  act(() => result.current.session.signOut());
  expect(result.current).toMatchObject({ session: { status: "guest", profileName: "" }, customer: undefined });
});

test("addresses are fetched for customers only, and never shown to the next one", async () => {
  const { shop, wrapper } = accountShop();
  act(() => shop.start());
  const { result } = renderHook(useAddresses, { wrapper });
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  await act(() => shop.session.signIn({ email: "c7@example.at", password: "geheim12" }));
  await waitFor(() => expect(result.current.data).toMatchObject([{ city: "Ort 7" }]));
  act(() => shop.session.signOut());
  expect(result.current.data).toBeUndefined();
  await act(() => shop.session.signIn({ email: "c8@example.at", password: "geheim12" }));
  expect(result.current.data?.[0]?.city).not.toBe("Ort 7");
  await waitFor(() => expect(result.current.data).toMatchObject([{ city: "Ort 8" }]));
});

function LoginForm({ send }: { send: (value: { email: string; password: string }) => Promise<unknown> }): ReactElement {
  const form = useForm(loginSchema, send);
  return (
    <form aria-label="login" {...form.formProps}>
      <ul>
        {form.summary.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <output data-testid="rejections">{form.rejections}</output>
      <input name="password" aria-label="password" />
      <p id="p">{form.issueAt("password")?.message}</p>
      <input name="email" aria-label="email" />
      <p id="e">{form.issueAt("email")?.message}</p>
      {form.formError !== undefined && <p role="alert">failed</p>}
      <button type="submit" disabled={form.isPending}>
        send
      </button>
    </form>
  );
}

const type = (name: string, value: string): void => {
  const field = screen.getByLabelText(name);
  fireEvent.input(field, { target: { value } });
};
const summary = (): Array<string | null> => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const submit = (): void => void fireEvent.submit(screen.getByRole("form"));

test("no issue is reported before submission; then all, in the order of the fields", () => {
  render(<LoginForm send={vi.fn()} />);
  fireEvent.blur(screen.getByLabelText("email"));
  expect(screen.queryByText("email.required")).toBeNull();
  submit();
  expect(summary()).toEqual(["password.required", "email.required"]);
});

test("the summary loses an issue with the keystroke that fixes it, and keeps the others", () => {
  render(<LoginForm send={vi.fn()} />);
  submit();
  type("email", "a");
  expect(summary()).toEqual(["password.required"]);
  type("password", "geheim12");
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});

test("a field that was empty is not reported as wrong while its value is typed, only when it is left", () => {
  render(<LoginForm send={vi.fn()} />);
  submit();
  type("email", "a");
  expect(document.querySelector("#e")?.textContent).toBe("");
  fireEvent.blur(screen.getByLabelText("email"));
  expect(document.querySelector("#e")?.textContent).toBe("email.invalid");
});

test("each rejected submission has its own number, a corrected field does not", () => {
  render(<LoginForm send={vi.fn()} />);
  const rejections = (): string | null => screen.getByTestId("rejections").textContent;
  submit();
  expect(rejections()).toBe("1");
  type("email", "anna@example.at");
  expect(rejections()).toBe("1");
  submit();
  expect(rejections()).toBe("2");
});

test("a wrong format is reported on blur and cleared by the keystroke that fixes it", () => {
  render(<LoginForm send={vi.fn()} />);
  type("email", "anna@");
  fireEvent.blur(screen.getByLabelText("email"));
  expect(screen.getByText("email.invalid")).toBeTruthy();
  type("email", "anna@example.at");
  expect(screen.queryByText("email.invalid")).toBeNull();
});

test("typed values are saved on leaving a field and on submission, valid or not", () => {
  const onSave = vi.fn();
  function Saved(): ReactElement {
    const form = useForm(loginSchema, vi.fn(), { onSave });
    return (
      <form aria-label="login" {...form.formProps}>
        <input name="email" aria-label="email" />
      </form>
    );
  }
  render(<Saved />);
  type("email", "anna@");
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByLabelText("email"));
  expect(onSave).toHaveBeenLastCalledWith({ email: "anna@" }, false);
  type("email", "");
  submit();
  expect(onSave).toHaveBeenLastCalledWith({ email: "" }, true);
});

test("valid values are sent once for repeated clicks; input survives a failure", async () => {
  const send = vi.fn(() => Promise.reject(new ShopError("LOGIN_FAILED")));
  render(<LoginForm send={send} />);
  type("email", "anna@example.at");
  type("password", " geheim ");
  submit();
  submit();
  await screen.findByRole("alert");
  expect(send.mock.calls).toEqual([[{ email: "anna@example.at", password: " geheim ", code: "" }]]);
  expect(screen.getByLabelText<HTMLInputElement>("password").value).toBe(" geheim ");
});

test("backend errors of a field appear at the field", async () => {
  render(<LoginForm send={() => Promise.reject(new ShopError("EMAIL_EXISTS"))} />);
  type("email", "anna@example.at");
  type("password", "geheim12");
  submit();
  expect(await screen.findAllByText("email.exists")).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("input typed before hydration is kept and sent", async () => {
  const send = vi.fn(() => Promise.resolve());
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<LoginForm send={send} />);
  for (const field of container.querySelectorAll("input"))
    field.value = field.name === "email" ? "anna@example.at" : "geheim12";
  const root = await act(async () => hydrateRoot(container, <LoginForm send={send} />));
  submit();
  await waitFor(() =>
    expect(send.mock.calls).toEqual([[{ email: "anna@example.at", password: "geheim12", code: "" }]]),
  );
  act(() => root.unmount());
  container.remove();
});
