/** Warehouse or store that ships items or offers local pickup. */
export interface FulfilmentCenter {
  id: number;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  countryId: number;
  lat: number;
  lon: number;
  phone: string;
  /** Offers local pickup. */
  hasPickup: boolean;
  /** Handling time in days before dispatch. */
  handlingDays: { min: number; max: number };
  /** Stock of the requested variant. */
  stock: number | undefined;
}

/** Delivery time of a product. */
export interface DeliveryTime {
  days: { min: number; max: number };
  /** While out of stock; undefined when unknown. */
  restockDays: { min: number; max: number } | undefined;
  /** "parcel", "freight"; undefined when not reported. */
  shipmentType: string | undefined;
}

/** Person and location of a local pickup. */
export interface PickupChoice {
  centerId: number;
  firstName: string;
  lastName: string;
  phone: string;
}
