import { type ReactElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { findRenderError } from "./findRenderError.ts";

const failure = new Error("no window on a server");

function FailingPart(): ReactElement {
  throw failure;
}

const find = (part: ReactElement): Promise<unknown> => {
  const page = (
    <main>
      <Suspense>{part}</Suspense>
    </main>
  );
  return findRenderError(renderToString(page), page);
};

test("the error of a part that fails on the server is found", async () => {
  expect(await find(<FailingPart />)).toBe(failure);
});

test("a complete page has no error", async () => {
  expect(await find(<p>Sofas</p>)).toBeUndefined();
});
