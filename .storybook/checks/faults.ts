import type { Page, Request } from 'playwright-core';

/**
 * The kinds of request that only scripts make. A request of another kind is for a file of the
 * catalogue's own.
 */
const askedByScript = ['fetch', 'xhr', 'eventsource', 'ping'];

/** Why a story may not make this request, or null. */
function offence(request: Request): string | null {
  const url = new URL(request.url());
  if (!url.protocol.startsWith('http')) return null;
  if (!['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    return `asked another host for ${url.href}`;
  // Storybook's own request for its index is allowed.
  if (askedByScript.includes(request.resourceType()) && !url.pathname.endsWith('/index.json'))
    return `asked the network for ${url.pathname}`;
  return null;
}

const lesson = 'Stories live without a network: mock it, or pass the data in.';

class Faults {
  private story = 'Before the first story';
  private requests = new Set<string>();
  private errors = new Set<string>();

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      const problem = offence(request);
      if (problem) this.requests.add(`${this.story} ${problem}. ${lesson}`);
    });
    page.on('pageerror', (error) =>
      this.errors.add(`${this.story} threw outside of its play: ${error.message}`),
    );
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.errors.add(`${this.story} wrote an error to the console: ${message.text()}`);
    });
  }

  begin(story: string) {
    this.story = story;
  }

  /** The faults since the last call, including requests for photos that scrolling would cause. */
  async end(): Promise<{ requests: string[]; errors: string[] }> {
    const pictures = await this.page.evaluate(() =>
      [...document.images]
        .map((image) => image.currentSrc || image.src)
        .filter((src) => /^https?:/.test(src) && new URL(src).origin !== location.origin),
    );
    for (const src of pictures)
      this.requests.add(`${this.story} asked another host for ${src}. ${lesson}`);

    const [requests, errors] = [[...this.requests], [...this.errors]];
    this.requests.clear();
    this.errors.clear();
    // A refused request also logs an error on the console, but the request's own sentence says
    // more.
    const ofRequest = /wrote an error to the console: (Failed to load|.*net::ERR_)/;
    return {
      requests,
      errors: errors.filter((error) => !requests.length || !ofRequest.test(error)),
    };
  }
}

const watched = new WeakMap<Page, Faults>();

/** Collects what a page's stories did and no story may do. */
export function faultsOf(page: Page): Faults {
  const faults = watched.get(page) ?? new Faults(page);
  watched.set(page, faults);
  return faults;
}
