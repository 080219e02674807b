/** A warehouse or shop that goods leave from, or can be fetched at. */
export interface FulfilmentCenter {
  id: number;
  name: string;
  address: string;
  zipcode: string;
  city: string;
  countryId: number;
  lat: number;
  lon: number;
  phone: string;
  /** shoppers may fetch goods here */
  pickup: boolean;
  /** days until goods leave */
  days: { min: number; max: number };
  /** of the sale element that was asked for */
  stock: number | undefined;
}

/** How long goods take, in days. */
export interface Delay {
  days: { min: number; max: number };
  /** while nothing is in stock; undefined: the shop does not know */
  restockDays: { min: number; max: number } | undefined;
  /** "parcel", "freight"; undefined where the shop does not tell */
  kind: string | undefined;
}
