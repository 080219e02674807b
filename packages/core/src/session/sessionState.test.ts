import { expect, test } from "vitest";
import { CUSTOMER, HOUR } from "../../../testkit/src/sessionSimulation.js";
import { customerSession, decideSessionToken, fullName, guestSession } from "./sessionState.js";

const token = { jwt: "token", customerId: 7, isAdmin: true, receivedAtMs: 1000, lifetimeMs: 6 * HOUR };

test("a server-rendered page knows no session: no customer, no name, no admin bar", () => {
  expect(guestSession).toEqual({
    status: "guest",
    isInitialized: false,
    customer: undefined,
    customerId: 0,
    profileName: "",
    isAdmin: false,
    expressUser: undefined,
  });
});

test("a stored session shows name and admin bar before the customer has loaded", () => {
  expect(customerSession(token, "Anna Auer")).toEqual({
    status: "customer",
    isInitialized: true,
    customer: undefined,
    customerId: 7,
    profileName: "Anna Auer",
    isAdmin: true,
    expressUser: undefined,
  });
});

test("a customer with one name is greeted by it", () => {
  expect(fullName({ ...CUSTOMER, lastName: "" })).toBe("Anna");
  expect(fullName({ ...CUSTOMER, firstName: "" })).toBe("Auer");
});

test("a token received after now, by a clock that was set back, is refreshed", () => {
  expect([999, 1000].map((nowMs) => decideSessionToken(token, nowMs))).toEqual(["refresh", "keep"]);
});
