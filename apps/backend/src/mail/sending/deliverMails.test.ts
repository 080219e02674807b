import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { deliverMails } from "./deliverMails.ts";
import { fileMailer } from "./fileMailer.ts";
import type { Mailer, OutgoingMail } from "./mailer.ts";

const { db, clock } = await createTestBackend();
const quiet = { error: () => {} };

afterEach(async () => {
  await db.deleteFrom("mail_outbox").execute();
});

const post = async (more: { confidential?: boolean } = {}) => {
  const { id } = await db
    .insertInto("mail_outbox")
    .values({
      order_id: null,
      kind: "welcome",
      language: "ro",
      recipient: "anna@example.com",
      subject: "Bun venit",
      html: "<p>Bună ziua</p>",
      text: "Bună ziua",
      next_at: clock.now,
      ...more,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
const row = () => db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
const wait = (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000));

function postOffice(fails: () => boolean = () => false) {
  const sent: OutgoingMail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      if (fails()) throw new Error("450 try later");
      sent.push(mail);
    },
    close: () => {},
  };
  return { sent, deliver: () => deliverMails({ db, mailer, clock: () => clock.now, log: quiet }) };
}

test("queued emails are sent once, from the shop's own address", async () => {
  await post();
  const { sent, deliver } = postOffice();
  expect([await deliver(), await deliver()]).toEqual([1, 0]);
  expect(sent).toMatchObject([
    { to: "anna@example.com", from: { name: "Lindenhaus", address: "hallo@lindenhaus.example" }, text: "Bună ziua" },
  ]);
  expect((await row()).sent_at).toEqual(clock.now);
});

test("an aborted delivery ends after the email that is being sent", async () => {
  await post();
  await post();
  const controller = new AbortController();
  const mailer: Mailer = { send: async () => controller.abort(), close: () => {} };
  expect(await deliverMails({ db, mailer, clock: () => clock.now, log: quiet }, controller.signal)).toBe(1);
  expect(
    (await db.selectFrom("mail_outbox").select("attempts").orderBy("id").execute()).map((mail) => mail.attempts),
  ).toEqual([1, 0]);
});

test("ten concurrent processes send each email once", async () => {
  for (let at = 0; at < 12; at += 1) await post();
  const { sent, deliver } = postOffice();
  await Promise.all(Array.from({ length: 10 }, deliver));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(12);
  expect(sent).toHaveLength(12);
});

test("a rejected email is retried with growing delays, then left for manual handling", async () => {
  await post();
  let tries = 0;
  const { deliver } = postOffice(() => Boolean((tries += 1)));
  await deliver();
  await deliver();
  expect(tries).toBe(1);
  wait(1);
  await deliver();
  expect(tries).toBe(2);
  for (const minutes of [5, 15, 60, 240, 720, 1440, 5000, 5000]) {
    wait(minutes);
    await deliver();
  }
  expect([tries, (await row()).failed_at !== null, (await row()).sent_at]).toEqual([8, true, null]);
});

test("the first and the last failure of an email are logged, without an address", async () => {
  await post();
  const lines: Array<{ fields: object; message: string }> = [];
  const refused = Object.assign(new Error("550 <anna@example.com>: user unknown"), {
    responseCode: 550,
    rejected: ["anna@example.com"],
    envelope: { to: ["anna@example.com"] },
  });
  const mailer: Mailer = { send: () => Promise.reject(refused), close: () => {} };
  const log = { error: (fields: object, message: string) => void lines.push({ fields, message }) };
  for (let tries = 0; tries < 9; tries += 1) {
    await deliverMails({ db, mailer, clock: () => clock.now, log });
    wait(2000);
  }
  expect(lines.map(({ message }) => message)).toEqual(["email not sent, will retry", "email failed permanently"]);
  expect(JSON.stringify(lines)).not.toContain("anna");
  expect(lines[0]?.fields).toMatchObject({ err: { message: "550 <…>: user unknown", status: 550 } });
});

test("an email of a crashed process is sent by another one when the lease ends", async () => {
  await post();
  const never: Mailer = { send: () => Promise.reject(new Error("killed")), close: () => {} };
  // The database fails while the failure would be recorded, so nothing is recorded.
  const dying = {
    db,
    mailer: never,
    clock: () => clock.now,
    log: {
      error: () => {
        throw new Error("dead");
      },
    },
  };
  await expect(deliverMails(dying)).rejects.toThrow("dead");
  const { sent, deliver } = postOffice();
  expect(await deliver()).toBe(0);
  wait(2);
  expect(await deliver()).toBe(1);
  expect(sent).toHaveLength(1);
});

test("a sign-in link is deleted once it is sent", async () => {
  await post({ confidential: true });
  await postOffice().deliver();
  expect(await row()).toMatchObject({ html: "", text: "", subject: "Bun venit" });
});

test("without a mail server emails are written to files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mails-"));
  const lines: string[] = [];
  const id = await post();
  const mailer = fileMailer(join(folder, "mails"), (line) => lines.push(line));
  await deliverMails({ db, mailer, clock: () => clock.now, log: quiet });
  const stem = `${String(id).padStart(6, "0")}-welcome`;
  expect((await readdir(join(folder, "mails"))).toSorted()).toEqual([`${stem}.html`, `${stem}.txt`]);
  expect(await readFile(join(folder, "mails", `${stem}.txt`), "utf8")).toBe(
    "From: Lindenhaus <hallo@lindenhaus.example>\nTo: anna@example.com\nSubject: Bun venit\n\nBună ziua",
  );
  expect(lines).toEqual([expect.stringContaining(`${stem}.txt`)]);
  await rm(folder, { recursive: true });
});
