import { normalizeTitle } from "@shop/core/server";
import type { CustomerRecord } from "./customer.queries.ts";

/** Customer row of the main API: an explicit list, so that no secret column can leak. */
export const toCustomerRow = ({ address, ...customer }: CustomerRecord) => ({
  ID: customer.id,
  ADDRESS_ID: address?.id ?? "",
  EMAIL: customer.email,
  TITLE: normalizeTitle(customer.title),
  FIRSTNAME: customer.firstname,
  LASTNAME: customer.lastname,
  REF: customer.ref,
  COMPANY: customer.company,
  IS_COMPANY: customer.company === "" || customer.title === TITLE_ASSOCIATION ? 0 : 1,
  VAT_NUMBER: customer.vatNumber,
  VAT_STATUS: customer.vatStatus,
  NEWSLETTER: customer.isSubscribed ? 1 : 0,
  EMAIL_PENDING: customer.pendingEmail ?? "",
  SECOND_FACTOR: customer.hasSecondFactor ? 1 : 0,
  ADDRESS_TITLE_ID: address?.title ?? "",
  ADDRESS_FIRSTNAME: address?.firstname ?? "",
  ADDRESS_LASTNAME: address?.lastname ?? "",
  ADDRESS1: address?.address1 ?? "",
  ADDRESS2: address?.address2 ?? "",
  ADDRESS3: address?.address3 ?? "",
  ZIPCODE: address?.zipcode ?? "",
  CITY: address?.city ?? "",
  COUNTRY_ID: address?.country_id ?? "",
  COUNTRY_TITLE: customer.countryTitle ?? "",
  STATE_ID: address?.state_id ?? "",
  STATE_TITLE: customer.stateTitle ?? "",
  PHONE: address?.phone ?? "",
  CELLPHONE: address?.cellphone ?? "",
});

/** Source: specification 3, Customer: 1 Mr, 2 Miss, 5 Association, otherwise Company. */
const TITLE_ASSOCIATION = 5;
