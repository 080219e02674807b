import { RELOADED_KEY } from "../chunkLoadError.ts";

/**
 * Inline script. Without its stylesheet the content below the fold is displayed unstyled: server/assemblePage.ts. Without
 * its early module the page reloads once; after that its forms are left to the browser: heldSubmits.ts. Firefox cancels
 * downloads as soon as a page is left: `data-leaving` tells these from missing files. It ends after a second, because a
 * link to a phone number does not leave the page.
 */
export const handleLoadErrorsScript = `onbeforeunload=function(){var d=document.documentElement.dataset;d.leaving="";setTimeout(function(){delete d.leaving},1e3)};addEventListener("error",function(e){var t=e.target,r=document.documentElement;if("leaving"in r.dataset)return;if(t.rel==="stylesheet")r.dataset.stylesFailed="";else if(t.type==="module"){try{var u=location.href,s=sessionStorage;if(s.getItem("${RELOADED_KEY}")!==u){s.setItem("${RELOADED_KEY}",u);return location.reload()}}catch(x){}r.dataset.hydrationFailed="";document.querySelectorAll("[data-held]").forEach(function(f){delete f.dataset.held})}},true)`;
