// Preloaded into the shop of the pictures: its clock starts at PICTURE_TIME and runs on from there.
import { shiftClock } from "./shiftClock.mjs";

const shift = Date.parse(process.env.PICTURE_TIME) - Date.now();
shiftClock(() => shift);
