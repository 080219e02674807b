/** "+43 1 000 12 34" → "tel:+4310001234" */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
