import { faces } from '../../tokens/faces';

/** After so many milliseconds nothing waits any longer for a file that has stalled. */
export const STALLED = 3000;

/**
 * A script in the HTML of every page, before its preloads of fonts (bodyTags.tsx). It lets our
 * faces in together, when the last one has come or is lost, by letting the late sheet count, which
 * names them (scripts/serve/trimStyles.ts). Each face by itself would make the browser lay out the
 * whole page again.
 */
export const letFacesIn = `((l,n)=>{let f=()=>{if(l)l.media='all';l=0},t;for(t of['load','error'])document.addEventListener(t,e=>e.target.as=='font'&&!--n&&f(),!0);setTimeout(f,${STALLED})})(document.querySelector('[media^=print]'),${Object.keys(faces).length})`;

const preloads = `document.querySelectorAll('[as=script]')`;

/**
 * A script in the HTML of every page, for the page's scripts, which finishPages.ts writes as preloads
 * for print. They are fetched when the page's content has been painted (a busy machine paints its
 * bare ground before), or at the end of the HTML where that comes later: so they take nothing from
 * what the paint waits for. They run when all that the page shows has loaded, but wait for no stalled
 * file; the time for that begins at the end of the HTML, which names them. Presses are kept meanwhile
 * (earlyPress.ts).
 */
export const runScripts = `(f=>{let p,a=()=>p&&${preloads}.forEach(l=>l.media='all');addEventListener('DOMContentLoaded',()=>{a();setTimeout(f,${STALLED})});new PerformanceObserver((l,o)=>{if(!l.getEntriesByName('first-contentful-paint')[0])return;o.disconnect();p=1;a();document.readyState=='complete'?f():addEventListener('load',f)}).observe({type:'paint',buffered:true})})(()=>${preloads}.forEach(l=>{let s=document.createElement('script');s.src=l.href;s.async=!1;document.body.append(s);l.remove()}))`;
