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

/** Result of the last VIES check of a customer's VAT number; "" before the first check. */
export type VatStatus = "" | "valid" | "invalid" | "unavailable";

export interface VatShare {
  percent: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** Responsible manufacturer. Source: Regulation (EU) 2023/988, Art. 19. */
export interface Manufacturer {
  name: string;
  address: string;
  email: string;
}

/** Energy class of the included light source. Source: Regulation (EU) 2019/2015. */
export interface EnergyLabel {
  class: "A" | "B" | "C" | "D" | "E" | "F" | "G";
  kwhPer1000h: number;
}

/** In cm and kg. */
export type PackageSize = [length: number, width: number, height: number, weight: number];

/** Mail attachment: stored as is, or an invoice or credit note that is rendered when the mail is sent. */
export type StoredAttachment =
  | { name: string; type: string; base64: string; cid?: string }
  | { name: string; invoiceId: number }
  | { name: string; creditNoteId: number };

/** In working days, counted from the day the order can be dispatched. */
export interface DeliveryDays {
  min: number;
  max: number;
}

/** A service is booked with products and has no page, stock or weight. */
export type ProductKind = "product" | "service" | "sample";

/** A translation of a review. */
export interface ReviewText {
  title: string;
  content: string;
}
