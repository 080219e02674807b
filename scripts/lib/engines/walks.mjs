import { testedStorefronts } from "../../../apps/storefront/e2e/support/storefronts.ts";
import { changeConsent } from "./walks/changeConsent.mjs";
import { addFirst, addOffline } from "./walks/add.mjs";
import { browseBack } from "./walks/browseBack.mjs";
import { buy } from "./walks/buy.mjs";
import { followLinks, leave } from "./walks/leave.mjs";
import { lookCloser } from "./walks/lookCloser.mjs";
import { openDialogs } from "./walks/openDialogs.mjs";
import { search } from "./walks/search.mjs";
import { useAccount } from "./walks/useAccount.mjs";

const SIZES = [
  [390, 844],
  [1280, 900],
];
const german = {
  search,
  account: useAccount,
  consent: changeConsent,
  offline: addOffline,
  history: browseBack,
  early: addFirst,
  gallery: lookCloser,
  dialogs: openDialogs,
};
/** Of links that only the header of wide screens has. */
const wide = { "links-1280": followLinks, "leave-1280": leave };

/** All walks: `run(page, shop)` rejects where the shop fails, and resolves with what it has seen. */
export const walks = [
  ...SIZES.flatMap((size) => [
    ...testedStorefronts.map((storefront) => ({
      name: `purchase-${storefront.id}-${size[0]}`,
      size,
      run: (page, shop) => buy(page, shop, storefront),
    })),
    ...Object.entries(german).map(([name, run]) => ({ name: `${name}-${size[0]}`, size, run })),
  ]),
  ...Object.entries(wide).map(([name, run]) => ({ name, size: SIZES[1], run })),
];
