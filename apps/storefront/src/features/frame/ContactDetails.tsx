import type { LocaleConfig } from "@shop/core";
import type { ReactElement } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { telHref } from "./PhoneLink.tsx";

/** Address, phone with its hours and mail of the shop. */
export function ContactDetails({ config }: { config: LocaleConfig }): ReactElement {
  const { storeAddress: address } = config;
  return (
    <address className="lh-contact">
      <ul role="list">
        <li>
          <Icon name="map-pin" />
          <span>
            {config.storeName}
            <br />
            {address.street}
            <br />
            {address.zipcode} {address.city}
          </span>
        </li>
        {config.storePhone !== "" && (
          <li>
            <Icon name="phone" />
            <span>
              <a className="lh-footer-link" href={telHref(config.storePhone)}>{config.storePhone}</a>
              <br />
              <span className="lh-muted">{config.supportTime}</span>
            </span>
          </li>
        )}
        <li>
          <Icon name="mail" />
          <a className="lh-footer-link" href={`mailto:${config.storeEmail}`}>{config.storeEmail}</a>
        </li>
      </ul>
    </address>
  );
}
