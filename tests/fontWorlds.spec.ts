import { familyOf, type FontWorld } from '../.storybook/fontWorld.mjs';
import { systemFonts } from '../src/tokens/faces';
import { expect, test } from './fixtures';

test('a page stands in the fonts of its world, and finds none of the system', async ({ page }, {
  project,
}) => {
  const asked = ['system-ui', 'sans-serif', 'Arial', 'Liberation Sans, sans-serif', 'Nimbus Sans'];
  const lines = asked.map((family) => `<p style="font-family: ${family}">Hamburg</p>`);
  await page.setContent(lines.join(''));
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const all = { nodeId: root.nodeId, selector: 'p' };
  const { nodeIds } = await client.send('DOM.querySelectorAll', all);
  const drawn: string[][] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    drawn.push(fonts.map(({ familyName }) => familyName));
  }
  expect(drawn).toEqual(asked.map(() => [familyOf(project.name as FontWorld)]));
});

test('a stand-in finds its font by the first name it asks for', async ({ page }, { project }) => {
  const { local } = systemFonts.find(({ name }) => name.toLowerCase().startsWith(project.name))!;
  for (const [cut, [first]] of Object.entries(local)) {
    const load = (name: string) =>
      new FontFace(name, `local('${name}')`).load().then(({ status }) => status);
    expect(await page.evaluate(load, first!), cut).toBe('loaded');
  }
});
