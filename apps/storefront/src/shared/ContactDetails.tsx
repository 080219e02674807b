import type { LocaleConfig } from "@shop/core";
import { type ReactElement, use } from "react";
import { telHref } from "../ui/telHref.ts";
import { ContactExtra } from "./ContactExtra.ts";

/** The static contacts of the error page have no `supportHours`. */
export type Contact = Pick<LocaleConfig, "storeName" | "storeEmail" | "storePhone" | "storeAddress"> &
  Partial<Pick<LocaleConfig, "supportHours">>;

export function ContactDetails({ config }: { config: Contact }): ReactElement {
  const { storeAddress: address } = config;
  return (
    <>
      <address className="lh-contact">
        <p>
          {config.storeName}
          <br />
          {address.street}
          <br />
          {address.postalCode} {address.city}
        </p>
        <p>
          {config.storePhone !== "" && (
            <a className="lh-footer-link" href={telHref(config.storePhone)}>
              {config.storePhone}
            </a>
          )}
          <span className="lh-muted">{config.supportHours}</span>
        </p>
        <a className="lh-footer-link" href={`mailto:${config.storeEmail}`}>
          {config.storeEmail}
        </a>
      </address>
      {use(ContactExtra)}
    </>
  );
}
