// What columns hold besides numbers, words and dates.

export interface Address {
  title: number;
  firstname: string;
  lastname: string;
  company: string;
  address1: string;
  address2: string;
  address3: string;
  zipcode: string;
  city: string;
  country_id: number;
  state_id: number | null;
  phone: string;
  cellphone: string;
}

/** What the register said of a customer's VAT number; "": nobody asked. */
export type VatStatus = "" | "valid" | "invalid" | "unavailable";

export interface VatShare {
  percent: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** Who answers for a product's safety. Source: Regulation (EU) 2023/988, article 19. */
export interface Manufacturer {
  name: string;
  address: string;
  email: string;
}

/** Of the light source in the box. Source: Regulation (EU) 2019/2015. */
export interface EnergyLabel {
  class: "A" | "B" | "C" | "D" | "E" | "F" | "G";
  kwhPer1000h: number;
}

/** In cm and kg. */
export type PackageSize = [length: number, width: number, height: number, weight: number];

/** A file that goes with a mail: as it is, or the paper of that id, drawn when the mail is sent. */
export type Enclosure =
  | { name: string; type: string; base64: string; cid?: string }
  | { name: string; invoiceId: number }
  | { name: string; creditNoteId: number };

/** In working days, from when an order can go out. */
export interface DeliveryDays {
  min: number;
  max: number;
}
