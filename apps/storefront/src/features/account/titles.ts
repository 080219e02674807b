/** Title ids of customers and addresses; any other id is a company too. Source: specification 3, Customer. */
export const TITLES = { mr: 1, miss: 2, company: 3, association: 5 } as const;

/** Persons have no company name and no VAT number. */
export const isPerson = (title: number): boolean => title === TITLES.mr || title === TITLES.miss;
