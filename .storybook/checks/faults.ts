import type { Page, Request } from 'playwright-core';

/** What only a program asks for; all else is a file of the catalogue's own. */
const askedByScript = ['fetch', 'xhr', 'eventsource', 'ping'];

/** Why a story may not make this request, or null. */
function offence(request: Request): string | null {
  const url = new URL(request.url());
  if (!url.protocol.startsWith('http')) return null;
  if (!['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    return `asked another host for ${url.href}`;
  // Storybook reads its own index.
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

  /** What happened since the last call, photos that scrolling would ask for included. */
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
    // A refused request is an error of the console as well; its own sentence says more.
    return { requests, errors: requests.length ? [] : errors };
  }
}

const watched = new WeakMap<Page, Faults>();

/** What a page's stories did that no story may do. */
export function faultsOf(page: Page): Faults {
  const faults = watched.get(page) ?? new Faults(page);
  watched.set(page, faults);
  return faults;
}
