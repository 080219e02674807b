export interface SecurityContact {
  /** "mailto:security@shop.example" or an https URL. */
  contact: string;
  /** ISO date after which the file must not be trusted. */
  expires: string;
}

/** Source: RFC 9116. */
export const renderSecurityTxt = ({ contact, expires }: SecurityContact): string =>
  `Contact: ${contact}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: de, en, ro\n`;
