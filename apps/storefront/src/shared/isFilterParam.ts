/** Whether a parameter belongs to the filter, whatever its value; see `FilterParams`. */
export const isFilterParam = (name: string): boolean => /^([afm]\d+|brand|price|stock|sale|fast|rating)$/u.test(name);
