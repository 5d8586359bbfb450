import { transformSync } from '@babel/core';
import usedTargets from './usedTargets.cjs';

const built = (code: string) =>
  transformSync(`import styled from '@emotion/styled';\n${code}`, {
    configFile: false,
    filename: 'Part.js',
    plugins: [['@emotion/babel-plugin', { sourceMap: false }], usedTargets],
  })!.code!;

test('a style without a variable has no name before it is shown, when it gets a short one', () => {
  expect(built('export const Part = styled.p`color: red;`;')).toMatch(
    /=== "production" \? "color:red;" :/,
  );
});
