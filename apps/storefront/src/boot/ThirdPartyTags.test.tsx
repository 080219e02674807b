// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestPage } from "../testing/createTestPage.tsx";
import { ThirdPartyTags } from "./ThirdPartyTags.tsx";

const load = vi.hoisted(() => vi.fn<() => object>());
vi.mock("../shared/thirdParties/tagCookies.ts", load);

test("code that a left page does not get is no uncaught error", async () => {
  load.mockImplementation(() => {
    throw new TypeError("error loading dynamically imported module");
  });
  const onRejection = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", onRejection);
  onTestFinished(() => void process.off("unhandledRejection", onRejection));
  const Screen = () => (
    <>
      <h1>Sofa</h1>
      <ThirdPartyTags thirdParties={{}} />
    </>
  );
  const { element, shop } = await createTestPage({ Screen });
  await render(element).findByRole("heading");
  shop.consent.choose({ analytics: true, advertising: false, services: false });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await new Promise((resolve) => void setTimeout(resolve));
  expect(onRejection).not.toHaveBeenCalled();
});
