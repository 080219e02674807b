/** A postal address as it is typed; the postcode stays text ("01067"). */
export interface PostalAddress {
  /** 1 Mr, 2 Miss, 5 Association, otherwise Company */
  title: number;
  firstname: string;
  lastname: string;
  company: string;
  street: string;
  extra: string;
  zipcode: string;
  city: string;
  countryId: number;
  /** county, where the country has them */
  stateId: number | undefined;
  phone: string;
}
