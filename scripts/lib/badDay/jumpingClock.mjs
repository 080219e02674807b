// Preloaded by the processes of a bad day: at each SIGUSR2 their clock jumps, an hour ahead or back.
import { shiftClock } from "../shiftClock.mjs";

const HOUR_MS = 3_600_000;

let shift = 0;
shiftClock(() => shift);
process.on("SIGUSR2", () => (shift = HOUR_MS - shift));
