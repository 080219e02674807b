/** Whether a market has pickup points. Source: specification 2, footer. */
export const offersPickup = (market: string): boolean => market === "RO";
