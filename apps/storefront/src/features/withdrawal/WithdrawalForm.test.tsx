import { expect, test } from "vitest";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { EMPTY_VALUES } from "../../shared/withdrawal/submitWithdrawal.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { WithdrawalForm } from "./WithdrawalForm.tsx";

const link = { ref: "", hash: "", orderId: 0 };
const Screen = () => <WithdrawalForm values={EMPTY_VALUES} link={link} isRejected={false} onReview={() => {}} />;
const notice = { id: 3, code: "withdrawal", title: "Widerrufsrecht", url: "/widerrufsrecht" };

test.each([
  ["links to the notice about the right of withdrawal", [notice], 1],
  ["has no empty paragraph without that notice", [], 0],
] as const)("the withdrawal form %s", async (_what, legal, linkCount) => {
  const { html } = await createTestPage({
    Screen,
    texts: ["withdrawal"],
    seedQueries: (queries, shop) => queries.setQueryData(folderLinksQuery(shop, "legal").queryKey, [...legal]),
  });
  expect([...html().matchAll(/href="\/widerrufsrecht"/g)]).toHaveLength(linkCount);
  expect(html()).not.toContain("<p></p>");
});
