/** Names of the shop's forms that differ from the fields of ours. */
const FIELDS: Readonly<Record<string, string>> = {
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

/** The field that an INVALID_INPUT answer names, by its name in our forms. */
export const fieldOfWire = (name: string): string => FIELDS[name] ?? name;
