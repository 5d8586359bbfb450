import { discussions } from '../../src/content/discussions';
import { posts } from '../../src/content/posts';
import { box, brand, inks, note, poster, print, take, type CardDrawing } from './parts';

export function blog(): CardDrawing {
  const [{ title, author, print: lead }] = posts as [(typeof posts)[0]];
  const ground = '#f3ead7';
  return {
    ground,
    words: `The Vault. The latest article is ${title}, by ${author}: a painter on a ladder paints a record on a brick wall.`,
    inner:
      poster('The Vault', 378, `left:54px;top:92px;color:${inks.soot};line-height:.76`) +
      box(`left:56px;right:56px;top:392px;border-top:4px solid ${inks.soot}`) +
      print(lead, {
        fill: 'xMidYMin slice',
        thick: 2.8,
        style: 'left:0;top:396px;width:640px;height:234px',
      }) +
      poster(
        title.replace(/^(.{12,}?) /, '$1<br>'),
        66,
        `left:688px;top:424px;color:${inks.soot};line-height:1`,
      ) +
      note(`By ${author}`, 26, `left:690px;top:574px;color:#655c50`) +
      brand(inks.soot, ground, 26),
  };
}

export function community(): CardDrawing {
  const busiest = [...discussions].sort((one, other) => other.replies - one.replies).slice(0, 3);
  const rows = busiest.map(({ title, replies, categoryInk }, at) =>
    box(
      `left:604px;right:0;top:${44 + at * 186}px;height:170px;border-bottom:2px solid ${inks.line};display:flex;align-items:center;gap:30px;color:${inks.paper}`,
      `<i style="flex:none;width:14px;height:100%;background:${categoryInk}"></i>` +
        poster(`${replies}`, 120, 'position:static;flex:none;width:112px') +
        note(title.replace(/:.*/, ''), 34, 'position:static;max-width:380px;text-wrap:balance'),
    ),
  );
  return {
    ground: inks.dark,
    words: `Creator Hub. The discussions with the most replies: ${busiest.map(({ title, replies }) => `${title} ${replies} replies`).join('; ')}.`,
    inner:
      box(
        `inset:0 auto 0 0;width:560px;background:${inks.paper};overflow:hidden`,
        take(
          'main div[aria-hidden]:has(> svg)',
          'left:30px;top:264px;width:500px',
          'inline-size:100%;inset:0;translate:none',
        ),
      ) +
      poster('Creator Hub', 127, `left:53px;top:122px;color:${inks.soot}`) +
      rows.join('') +
      brand(inks.soot, inks.paper),
  };
}

export function notFound(): CardDrawing {
  return {
    ground: inks.dark,
    words:
      'This groove runs out. The needle is in the last groove of a record, whose label says 404.',
    inner:
      take(
        'main [aria-hidden]:has(> svg[viewBox="0 0 1000 1000"])',
        'left:540px;top:-110px;width:860px',
        'position:static;inline-size:100%;margin:0',
      ) +
      poster(
        'This groove<br>runs out',
        158,
        `left:52px;top:250px;color:${inks.paper};-webkit-text-stroke:22px ${inks.dark};paint-order:stroke fill`,
      ) +
      note('404', 30, `left:58px;top:204px;color:${inks.muted}`) +
      brand(inks.paper, inks.dark),
  };
}
