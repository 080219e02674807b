/** Whether a way of delivery is none: the goods are fetched. Its module's name in Thelia: LocalPickup. */
export const isPickup = ({ code }: { code: string }): boolean => code === "LocalPickup";
