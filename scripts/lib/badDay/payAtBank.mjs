// The page of the test bank: a payment that succeeds, is slow, is reported twice, fails, is left, or is forged.
const PLAYS = ["pay", "pay", "pay", "pay", "slow", "twice", "decline", "cancel", "leave", "forge"];

/** Returns what the shopper did. */
export async function payAtBank({ origin, counts }, { url, fetchAs, attempt, choose }) {
  const play = choose(PLAYS);
  counts.add(`payments: ${play}`);
  const bank = new URL(url, origin);
  if (play === "leave") return play;
  if (play === "forge") {
    const [, session] = /testbank\/(.+)$/.exec(url) ?? [];
    const report = {
      id: `${session}-paid`,
      type: "payment.paid",
      session,
      order: "",
      amount_cents: 1,
      currency: "EUR",
    };
    await attempt(() =>
      fetchAs(new URL("/api/payment/webhook/testbank", origin), {
        method: "POST",
        headers: { "X-Testbank-Signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}` },
        body: JSON.stringify(report),
      }),
    );
    const page = await attempt(() => fetchAs(bank));
    const [, back] = /href="(\/api\/payment\/return\/[^"?]+)\?/.exec(await page.text()) ?? [];
    if (back !== undefined)
      await attempt(() => fetchAs(new URL(`${back}?status=paid`, origin), { redirect: "manual" }));
    return "leave";
  }
  const form = { method: "POST", body: new URLSearchParams({ play }), redirect: "manual" };
  const answer = await attempt(() => fetchAs(bank, form).then(requireAnswer));
  const back = answer.headers.get("location");
  if (back !== null) await attempt(() => fetchAs(new URL(back, origin), { redirect: "manual" }));
  return play;
}

/** A shopper repeats a page that failed. */
function requireAnswer(response) {
  if (response.status >= 500) throw new TypeError(`answer ${response.status}`);
  return response;
}
