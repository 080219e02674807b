import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- V8's function, exposed by the flag
const gc = runInNewContext("gc") as () => void;

/** Call it before an abort: Node loses that of a request that nothing holds. */
export const collectGarbage = (): void => gc();
