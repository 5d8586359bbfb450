import type { Browser } from '@playwright/test';

/** The part of Playwright's own object of a browser that this file needs. */
interface Session {
  send: (method: string, params: unknown) => Promise<unknown>;
}

/**
 * Playwright sends this command for every context and page. Firefox 153 does not know it yet, and
 * refuses the context.
 */
const unknown = 'emulation.setMediaFeaturesOverride';

/**
 * Lets Playwright drive Debian's Firefox. Playwright speaks WebDriver BiDi to it, and one of its
 * commands is newer than that browser.
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
