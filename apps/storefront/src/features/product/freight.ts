/** What the forwarding agent takes, gross. Source: specification 9, delivery notes. */
export const FREIGHT_CENTS = 9000;
