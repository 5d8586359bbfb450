import type { Page } from 'playwright-core';
import { capture } from './screenshot';

jest.mock('../../scripts/lib/patience.mjs', () => ({ patient: () => 10 }));
jest.mock('sharp', () => ({}));

const picture = Buffer.from('picture');

/** A page whose browser answers only from the given request for a picture on. */
function pageThatAnswers(from: number) {
  const sent: string[] = [];
  const send = async (method: string) => {
    sent.push(method);
    const asked = sent.filter((one) => one === 'Page.captureScreenshot').length;
    if (method === 'Page.captureScreenshot' && asked < from) await new Promise(() => {});
    return { data: picture.toString('base64') };
  };
  const page = { context: () => ({ newCDPSession: async () => ({ send }) }) };
  return { page: page as unknown as Page, sent };
}

test('a picture that comes is asked for once', async () => {
  const { page, sent } = pageThatAnswers(1);
  await expect(capture(page)).resolves.toEqual(picture);
  expect(sent).toEqual(['Page.captureScreenshot']);
});

test('a browser that does not answer has to draw a frame, and is asked again', async () => {
  const { page, sent } = pageThatAnswers(2);
  await expect(capture(page)).resolves.toEqual(picture);
  expect(sent).toEqual([
    'Page.captureScreenshot',
    'Page.startScreencast',
    'Page.stopScreencast',
    'Page.captureScreenshot',
  ]);
});

test('it fails when no answer comes the second time either', async () => {
  const { page } = pageThatAnswers(3);
  await expect(capture(page)).rejects.toThrow('Chromium took no picture');
});
