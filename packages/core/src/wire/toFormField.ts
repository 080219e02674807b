/** Wire field names that differ from the form fields. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  firstname: "firstName",
  lastname: "lastName",
  zipcode: "postalCode",
  cellphone: "mobilePhone",
  address1: "street",
  address2: "extra",
  country: "countryId",
  state: "stateId",
  email_confirm: "emailConfirm",
  password_confirm: "passwordConfirm",
  password_old: "passwordOld",
  vat_number: "vatNumber",
  order_ref: "orderRef",
};

/** Returns the form field of a field named in an INVALID_INPUT response. */
export const toFormField = (name: string): string => FORM_FIELDS[name] ?? name;
