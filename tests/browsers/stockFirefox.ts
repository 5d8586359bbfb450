import type { Browser } from '@playwright/test';

/** What Playwright keeps of a browser on its own side, as far as this file needs it. */
interface Session {
  send: (method: string, params: unknown) => Promise<unknown>;
}

/** Sent for every context and page; Firefox 153 does not know it yet and refuses the context. */
const unknown = 'emulation.setMediaFeaturesOverride';

/**
 * Lets Playwright drive a Firefox as Debian ships it. Playwright speaks WebDriver BiDi to such a one,
 * and one of its commands is newer than the browser. The preferences of engines.ts say the same.
 */
export function teachFirefox(browser: Browser) {
  const { toImpl } = (browser as unknown as { _connection: { toImpl: (it: Browser) => unknown } })
    ._connection;
  const { _browserSession } = toImpl(browser) as { _browserSession?: Session };
  if (!_browserSession) return;
  const sessions = Object.getPrototypeOf(_browserSession) as Session;
  const { send } = sessions;
  sessions.send = function (method, params) {
    return method === unknown ? Promise.resolve({}) : send.call(this, method, params);
  };
}
