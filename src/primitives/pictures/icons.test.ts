import * as lucide from 'lucide';
import sharp from 'sharp';
import { lucideNames, icons, type IconName } from './icons';

/** The pixels of a line icon, five times as large as its units. */
const draw = (parts: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${parts}</svg>`,
    ),
  )
    .raw()
    .toBuffer();

const element = ([tag, attributes]: lucide.IconNode[number]) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

test.each(Object.keys(icons) as IconName[])('%s is drawn as Lucide draws it', async (name) => {
  const model = await draw(lucide[lucideNames[name]].map(element).join(''));
  const ours = await draw(element(['path', { d: icons[name] }]));
  // Half a shade at most: where two lines meet, one path is not smoothed twice. A line too few is a
  // whole shade.
  const difference = ours.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - model[at]!)),
    0,
  );
  expect(difference).toBeLessThan(128);
  expect(new Set(ours).size).toBeGreaterThan(1);
});
