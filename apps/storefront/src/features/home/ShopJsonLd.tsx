import type { LocaleConfig } from "@shop/core";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { JsonLd } from "../../shared/jsonLd.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";

/** JSON-LD of the organization and the web site. */
export function ShopJsonLd(): ReactElement {
  const { origin, storefront } = useRouter().options.context;
  const config = useLocaleConfig();
  const url = new URL("/", origin).href;
  const organization = buildOrganization(config, url, storefront.market);
  const site = {
    "@type": "WebSite",
    "@id": `${url}#site`,
    name: config.storeName,
    url,
    inLanguage: storefront.locale,
    publisher: { "@id": organization["@id"] },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${url}search/{search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
  return <JsonLd data={{ "@graph": [organization, site] }} />;
}

function buildOrganization(config: LocaleConfig, url: string, addressCountry: string) {
  const { street, postalCode, city } = config.storeAddress;
  return {
    "@type": "Organization",
    "@id": `${url}#shop`,
    name: config.storeName,
    url,
    logo: new URL("/favicon.svg", url).href,
    email: config.storeEmail,
    ...(config.storePhone === "" ? {} : { telephone: config.storePhone }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry,
    },
  };
}
