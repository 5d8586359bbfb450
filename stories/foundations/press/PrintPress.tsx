import styled from '@emotion/styled';
import { useContext, useId, useState } from 'react';
import type { Inks } from '../../../src/content/types';
import { Button } from '../../../src/primitives/controls/Button';
import { Print } from '../../../src/primitives/pictures/Print';
import { SpriteContext } from '../../../src/primitives/pictures/SpriteContext';
import { from } from '../../../src/theme/media';
import { color } from '../../../src/theme/variables';
import { contrastRatio } from '../../../src/tokens/contrast';
import { radius } from '../../../src/tokens/radius';
import { height, space } from '../../../src/tokens/space';
import { fontSize } from '../../../src/tokens/type';
import { Bare } from '../../docs/blocks/Bare';
import { allPrints } from '../allPrints';
import { printFile } from './printFile';

const items = allPrints.flatMap((list) => list.items);

/** Prints any drawing in any inks, and saves it as an SVG file. */
export function PrintPress() {
  const [chosen, setChosen] = useState(items[0]!);
  const [inks, setInks] = useState<Partial<Inks>>(chosen.print.inks ?? {});
  const [said, setSaid] = useState('');
  const sprites = useContext(SpriteContext);
  const select = useId();
  const { id, print } = chosen;

  const choose = (name: string) => {
    const item = items.find((each) => each.id === name)!;
    setChosen(item);
    setInks(item.print.inks ?? {});
    setSaid('');
  };
  const save = async () => {
    const answer = await fetch(sprites + print.href.split('#')[0]);
    if (!answer.ok) throw new Error(answer.statusText);
    saveFile(`${id}.svg`, printFile(await answer.text(), { print, inks }));
  };

  return (
    <Bare>
      <Press>
        <Stage>
          <Print print={{ ...print, inks: inks as Inks }} fit="whole" />
        </Stage>
        <Fields>
          <label htmlFor={select}>Drawing</label>
          <select id={select} value={id} onChange={(event) => choose(event.target.value)}>
            {allPrints.map((list) => (
              <optgroup key={list.name} label={list.name}>
                {list.items.map((item) => (
                  <option key={item.id}>{item.id}</option>
                ))}
              </optgroup>
            ))}
          </select>
          {Object.entries(inks).map(([name, value]) => (
            <Ink key={name}>
              <span>{name}</span>
              <code>{value}</code>
              <input
                type="color"
                aria-label={name}
                value={value}
                onChange={(event) => setInks({ ...inks, [name]: event.target.value })}
              />
            </Ink>
          ))}
          <Note>{contrastOf(inks)}</Note>
          <Button
            variant="solid"
            onClick={() =>
              save().then(
                () => setSaid(`Saved ${id}.svg`),
                () => setSaid('Could not read the drawing. Try again.'),
              )
            }
          >
            Save as SVG
          </Button>
          <Note role="status">{said}</Note>
        </Fields>
      </Press>
    </Bare>
  );
}

function contrastOf({ ground, key }: Partial<Inks>) {
  if (!ground || !key) return 'The colours of a piece of art are in its drawing.';
  const ratio = contrastRatio(ground, key);
  return `Key on ground: ${ratio.toFixed(1)} to 1${ratio < 4.5 ? '; it must be 4.5 or more.' : '.'}`;
}

function saveFile(name: string, text: string) {
  const href = `data:image/svg+xml,${encodeURIComponent(text)}`;
  Object.assign(document.createElement('a'), { href, download: name }).click();
}

const Press = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(14rem, 2fr);
  }
`;

const Stage = styled.div`
  container-type: inline-size;
  border: 1px solid ${color.line};
`;

const Fields = styled.div`
  display: grid;
  gap: ${space[3]};

  select {
    min-block-size: ${height.target};
    padding-inline: ${space[3]};
    border: 1px solid ${color.control};
    border-radius: ${radius.print};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
`;

const Ink = styled.label`
  display: grid;
  grid-template-columns: 1fr auto ${height.target};
  gap: ${space[4]};
  align-items: center;

  input {
    inline-size: 100%;
    block-size: ${height.target};
    padding: 0;
    border: 1px solid ${color.control};
    background: none;
    cursor: pointer;
  }
`;

const Note = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;
