import { featuredAlbum, topMovers } from '../../src/content/albums';
import { liveShows } from '../../src/content/shows';
import { streams } from '../../src/content/streams';
import { formatPrice } from '../../src/lib/format';
import { placesOf } from '../../src/primitives/figures/Sparkline';
import { band, box, brand, inks, note, poster, print, take, type CardDrawing } from './parts';

export function home(): CardDrawing {
  const stocks = 'left:52px;top:398px;';
  const tape = topMovers.map(({ title, price, change, trend }) => {
    const [figure, ink] = [formatPrice(price), trend === 'up' ? inks.up : inks.down];
    return `<span>${title}&ensp;${figure}&ensp;<span style="color:${ink}">${change}</span></span>`;
  });
  return {
    ground: inks.dark,
    words: `Trade Music Like Stocks. The cover of ${featuredAlbum.title}, whose price line runs on.`,
    inner:
      take(
        'main article div[role=img]',
        'left:634px;top:58px;width:432px',
        '--wx-line-foot:62.5px',
      ) +
      band(`top:549px;bottom:0;background:${inks.surface};border-top:7px solid ${inks.paper}`) +
      note(
        tape.join(''),
        25,
        `left:56px;right:56px;bottom:24px;color:${inks.paper};display:flex;justify-content:space-between`,
      ) +
      poster('Trade<br>Music Like', 152, `left:52px;top:148px;color:${inks.paper}`) +
      poster('Stocks', 152, `${stocks}color:${inks.accent}`) +
      poster(
        'Stocks',
        152,
        `${stocks}color:#0000;-webkit-text-stroke:3px ${inks.paper};translate:4px -3px`,
      ) +
      brand(inks.paper, inks.dark),
  };
}

export function trading(): CardDrawing {
  const { title, price, change, history } = topMovers[0]!;
  const places = placesOf(history);
  const day = places
    .map((y, at) => `${(at / (places.length - 1)) * 1200} ${40 + y * 280}`)
    .join('L');
  return {
    ground: inks.dark,
    words: `Trade Music Like Stocks. The price of ${title} over a day: it stands at ${formatPrice(price)}, ${change.replace('+', 'up ')}.`,
    inner:
      poster('Trade Music Like Stocks', 143.5, `left:54px;top:112px;color:${inks.paper}`) +
      `<svg viewBox="0 0 1200 368" style="position:absolute;left:0;top:262px;width:1200px" fill="none"><path d="M${day}V368H0z" fill="${inks.up}" opacity=".13"/><path d="M${day}" stroke="${inks.up}" stroke-width="6" stroke-linejoin="round"/></svg>` +
      poster(
        change,
        232,
        `right:50px;bottom:34px;line-height:.72;color:${inks.up};-webkit-text-stroke:16px #12201a;paint-order:stroke fill`,
      ) +
      poster(title, 74, `left:56px;top:284px;color:${inks.paper}`) +
      note(`${formatPrice(price)} today`, 28, `left:56px;top:362px;color:${inks.muted}`) +
      brand(inks.paper, inks.dark),
  };
}

export function podcasts(): CardDrawing {
  const [first, second] = liveShows as [(typeof liveShows)[0], (typeof liveShows)[0]];
  const ticks = Array.from({ length: 101 }, (_, at) =>
    at % 5
      ? `<path d="M${at * 12} 0v34" stroke="#7a7166" stroke-width="3"/>`
      : `<path d="M${at * 12} 0v64" stroke="${inks.paper}" stroke-width="5"/>`,
  );
  const megahertz = [88, 92, 96, 100, 104].map((at, index) =>
    note(`${at}`, 30, `left:${index * 240 + 14}px;top:84px;color:${inks.muted}`),
  );
  return {
    ground: inks.dark,
    words: `On The Air. A radio dial, tuned to ${first.title}; ${second.title} is the next station.`,
    inner:
      print(first.print, {
        fill: 'xMidYMid slice',
        thick: 2.8,
        style: 'right:0;top:0;width:452px;height:372px',
      }) +
      poster('On The Air', 206, `left:50px;top:190px;color:${inks.paper};line-height:.76`) +
      box(
        `left:0;right:0;top:372px;height:258px;box-sizing:border-box;background:${inks.surface};border-top:5px solid ${inks.paper}`,
        `<svg viewBox="0 0 1200 64" width="1200" style="display:block">${ticks.join('')}</svg>${megahertz.join('')}` +
          box(`left:340px;top:0;bottom:0;width:9px;background:${inks.accent}`) +
          box(
            `left:326px;top:0;width:37px;height:25px;background:${inks.accent};clip-path:polygon(0 0,100% 0,50% 100%)`,
          ) +
          poster(first.title, 66, `left:374px;bottom:38px;color:${inks.paper};line-height:1`) +
          poster(
            second.title,
            66,
            `left:790px;bottom:38px;color:${inks.muted};line-height:1;border-left:5px solid;padding-left:20px`,
          ),
      ) +
      brand(inks.paper, inks.dark),
  };
}

export function liveSelling(): CardDrawing {
  const [ground, ink, lamp] = [inks.accent, '#140600', '#d9ff43'];
  const screen = (item: (typeof streams)[0], left: number, top: number, width: number) =>
    box(
      `left:${left}px;top:${top}px;width:${width}px;height:${width * 0.7}px;border-radius:22px;background:${inks.dark}`,
      box(
        'inset:13px;border-radius:10px;overflow:hidden',
        print(item.print, {
          fill: 'xMidYMid slice',
          style: 'inset:0;width:100%;height:100%',
        }) +
          note(
            '● Live',
            Math.max(15, width / 24),
            `left:.55em;top:.55em;background:${inks.dark};color:${lamp};padding:.36em .6em`,
          ),
      ),
    );
  return {
    ground,
    words:
      'Go Live, Sell More. Two screens, wired to each other, show sellers with their records and clothes, live.',
    inner:
      screen(streams[0]!, 618, 56, 526) +
      screen(streams[1]!, 438, 448, 240) +
      poster('Go Live,<br>Sell More', 160, `left:52px;top:142px;color:${ink};z-index:2`) +
      `<svg viewBox="0 0 1200 630" style="position:absolute;inset:0;width:1200px" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"><path d="M-10 540H438M678 540h118q60 0 60-60V424"/></svg>` +
      brand(ink, ground),
  };
}
