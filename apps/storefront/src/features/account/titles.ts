/** What a customer's or an address's title says; every other number is a company too. Source: specification 3, Customer. */
export const TITLES = { mr: 1, miss: 2, company: 3, association: 5 } as const;

/** Persons have neither a company's name nor a VAT number. */
export const isPerson = (title: number): boolean => title === TITLES.mr || title === TITLES.miss;
