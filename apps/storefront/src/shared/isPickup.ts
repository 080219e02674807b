/** Local pickup: no shipment. The code is the name of its Thelia module. */
export const isPickup = ({ code }: { code: string }): boolean => code === "LocalPickup";
