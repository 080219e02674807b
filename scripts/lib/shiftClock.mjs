/** Shifts the clock of this process, `Date`, by the milliseconds that `shift` returns. */
export function shiftClock(shift) {
  const realNow = Date.now;
  const now = () => realNow() + shift();
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
  });
}
