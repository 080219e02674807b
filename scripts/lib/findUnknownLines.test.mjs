import { expect, test } from "vitest";
import { findUnknownLines } from "./findUnknownLines.mjs";

test("a warning in the log and a line on standard error are unknown, the lines of a start are known", () => {
  const warning = `{"level":40,"time":1,"msg":"a page could not be rendered"}`;
  const output = [
    "Warning: No SMTP_URL: emails are written to files and not sent.",
    "",
    "The shop is open:",
    "  de-AT  http://localhost:3000/",
    "The shop is open on port 3000, behind:",
    "  ro-RO  https://ro-ro.shop.example/",
    warning,
    "Mail (order-received): mails/000069-order-received.txt",
    "The worker runs; its health is at http://localhost:3001/readyz",
    "Error: column orders.remark does not exist",
  ];
  expect(findUnknownLines(output.join("\n"))).toEqual([warning, "Error: column orders.remark does not exist"]);
});
