// Preloaded into the shop of the pictures: its clock starts at PICTURE_TIME and runs on from there.

const realNow = Date.now;
const shift = Date.parse(process.env.PICTURE_TIME) - realNow();
const now = () => realNow() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
});
