/** Returns the tracking page of each parcel; none for a carrier without one. `template` contains "{number}". */
export const toTrackingUrls = (trackingNumbers: readonly string[], template: string): string[] =>
  template === "" ? [] : trackingNumbers.map((number) => template.replace("{number}", encodeURIComponent(number)));
