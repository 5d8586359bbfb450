import { art } from '../../src/content/art';
import { garments } from '../../src/content/garments';
import { shoes } from '../../src/content/shoes';
import { band, box, brand, inks, note, poster, print, type CardDrawing } from './parts';

export function sneakers(): CardDrawing {
  const [{ print: shoe, category, name }] = shoes as [(typeof shoes)[0]];
  const { ground, key } = shoe.inks;
  return {
    ground,
    words: `Sneaker Hub. A red and white sneaker stands before the title, stamped ${category}.`,
    inner:
      poster('Sneaker Hub', 276, `left:54px;top:112px;color:${key};line-height:.8`) +
      print(shoe, { thick: 5, style: 'left:40px;top:212px;width:780px;height:404px' }) +
      poster(
        category.toUpperCase(),
        46,
        `right:62px;top:404px;color:${key};border:7px solid;outline:2px solid;outline-offset:4px;padding:14px 18px 10px;line-height:1;rotate:-8deg`,
      ) +
      note(name, 26, `right:60px;bottom:44px;color:${key}`) +
      brand(key, ground),
  };
}

export function fashion(): CardDrawing {
  const hung = [
    { piece: garments[0]!, left: 534, top: 244, height: 330 },
    { piece: garments[1]!, left: 746, top: 206, height: 330 },
    { piece: garments[5]!, left: 958, top: 268, height: 250 },
  ];
  const tags = hung.map(({ piece, left, top, height }) => {
    const hook = `<svg viewBox="0 0 40 ${top - 98}" width="40" style="position:absolute;left:${left + 82}px;top:102px" fill="none" stroke="${inks.paper}" stroke-width="5" stroke-linecap="round"><path d="M6 20a14 14 0 1 1 22 12q-8 5-8 14V${top - 98}"/></svg>`;
    const garment = print(piece.print, { style: 'left:7%;top:6%;width:86%;height:88%' });
    return (
      hook +
      box(
        `left:${left}px;top:${top}px;width:200px;height:${height}px;background:${piece.print.inks.ground}`,
        garment,
      )
    );
  });
  return {
    ground: inks.dark,
    words: 'Creator Couture. A red hoodie, a blue T-shirt and a red beanie hang from one rail.',
    inner:
      band(`top:120px;height:6px;background:${inks.paper}`) +
      tags.join('') +
      poster('Creator<br>Couture', 184, `left:50px;bottom:56px;color:${inks.paper}`) +
      brand(inks.paper, inks.dark),
  };
}

export function digitalArt(): CardDrawing {
  const wall = '#ebe3d3';
  const shade = '#d8cdb9';
  const frame = (piece: (typeof art)[0], left: number, top: number, width: number) => {
    const [w, h] = piece.print.box;
    const mat = Math.round(width * 0.07);
    const height = Math.round(((width - 2 * mat - 18) * h) / w) + 2 * mat + 18;
    const work = print(piece.print, {
      style: `inset:${mat}px;width:calc(100% - ${2 * mat}px);height:calc(100% - ${2 * mat}px)`,
    });
    return box(
      `left:${left}px;top:${top}px;width:${width}px;height:${height}px;box-sizing:border-box;border:9px solid ${inks.soot};background:#fffaf1;box-shadow:8px 9px 0 ${shade}`,
      work,
    );
  };
  return {
    ground: wall,
    words: `Digital Canvas. Three framed pieces hang on a gallery wall: ${art
      .slice(0, 3)
      .map(({ title }) => title)
      .join(', ')}.`,
    inner:
      band(`bottom:0;height:76px;background:${shade};border-top:4px solid ${inks.soot}`) +
      frame(art[0]!, 532, 56, 352) +
      frame(art[2]!, 926, 56, 218) +
      frame(art[1]!, 926, 312, 218) +
      poster('Digital<br>Canvas', 176, `left:50px;bottom:128px;color:${inks.soot}`) +
      brand(inks.soot, wall),
  };
}
