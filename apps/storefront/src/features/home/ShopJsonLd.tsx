import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { JsonLd } from "../../shared/jsonLd.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";

export const ShopJsonLd = (): ReactElement => (import.meta.env.SSR ? <ShopData /> : <JsonLd data={undefined} />);

function ShopData(): ReactElement {
  const { origin, storefront } = useRouter().options.context;
  const { storeName: name, storeEmail: email, storePhone, storeAddress } = useLocaleConfig();
  const url = new URL("/", origin).href;
  const organization = {
    "@type": "Organization",
    "@id": `${url}#shop`,
    name,
    url,
    logo: `${url}favicon.svg`,
    email,
    telephone: storePhone || undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: storeAddress.street,
      postalCode: storeAddress.postalCode,
      addressLocality: storeAddress.city,
      addressCountry: storefront.market,
    },
  };
  const site = {
    "@type": "WebSite",
    "@id": `${url}#site`,
    name,
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
