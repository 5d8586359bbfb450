import { transformSync } from '@babel/core';
import usedTargets from './usedTargets.cjs';

const built = (code: string) =>
  transformSync(`import styled from '@emotion/styled';\n${code}`, {
    configFile: false,
    filename: 'Part.js',
    plugins: [['@emotion/babel-plugin', { sourceMap: false }], usedTargets],
  })!.code!;

test('a part keeps its class only if it is exported or used as a selector', () => {
  const withClass = (whole: string) => {
    const code = built(`const Part = styled.p\`color: red;\`; export const Whole = ${whole};`);
    return new Set(code.match(/target: "\w+"/g)).size;
  };
  // The exported part is always one of them.
  expect(withClass('styled(Part)`margin: 0;`')).toBe(1);
  expect(withClass('styled.div`${Part} { margin: 0; }`')).toBe(2);
});

test('a style without variables loses its build-time name', () => {
  expect(built('export const Part = styled.p`color: red;`;')).toMatch(
    /=== "production" \? "color:red;" :/,
  );
});
