/** Postal address as typed; the postal code is text ("01067"). */
export interface PostalAddress {
  /** 1 Mr, 2 Miss, 5 Association, otherwise Company. */
  titleId: number;
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  extra: string;
  postalCode: string;
  city: string;
  countryId: number;
  /** County, in countries whose addresses name one. */
  stateId: number | undefined;
  phone: string;
}
