/** Wire field names that differ from the form fields in more than their case. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  firstname: "firstName",
  lastname: "lastName",
  address1: "street",
  address2: "extra",
  zipcode: "postalCode",
  country: "countryId",
  state: "stateId",
  cellphone: "mobilePhone",
};

/** Returns the form field of a field named in an INVALID_INPUT response. */
export const toFormField = (name: string): string =>
  FORM_FIELDS[name] ?? name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
