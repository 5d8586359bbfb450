import { faces } from '../../tokens/faces';

/** Milliseconds after which what stalls holds nothing else back. */
const STALLED = 3000;

/**
 * A script in the HTML of every page, before its preloads of fonts (bodyTags.tsx). It lets our
 * faces in together, when the last one has come or is lost, by letting the late sheet count, which
 * names them (scripts/serve/finishPages.ts). Each face by itself would make the browser lay out the
 * whole page again.
 */
export const letFacesIn = `((l,n)=>{let f=()=>{if(l)l.media='all';l=0},t;for(t of['load','error'])document.addEventListener(t,e=>e.target.as=='font'&&!--n&&f(),!0);setTimeout(f,${STALLED})})(document.querySelector('[media^=print]'),${Object.keys(faces).length})`;

/**
 * A script in the HTML of every page. It runs the page's scripts, which are preloaded, when all
 * that the page shows has loaded, so that they take no time from it. Presses are kept meanwhile
 * (earlyPress.ts).
 */
export const runScripts = `(f=>{addEventListener('load',f);setTimeout(f,${STALLED})})(()=>document.querySelectorAll('[as=script]').forEach(l=>{let s=document.createElement('script');s.src=l.href;s.async=!1;document.body.append(s);l.remove()}))`;
