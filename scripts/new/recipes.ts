import type { Addition } from './plan';

/** The names in everything that a recipe writes. */
export interface Names {
  /** The component's, the card's or the screen's. */
  name: string;
  layer: string;
  folder: string;
  /** The item: its type, a variable for one, and the list of all. */
  item: string;
  one: string;
  list: string;
  /** In addresses and ids. */
  slug: string;
  /** In menus, in the catalogue and in documents. */
  label: string;
  title: string;
}

interface Recipe {
  /** New files, by the template that they are made of. */
  files: Record<string, string>;
  additions: Addition[];
}

const content = { 'content.ts': 'src/content/{{list}}.ts' };

/** An item's type, its list in the schema, and what docs/product.md says of both. */
const toContent: Addition[] = [
  {
    file: 'src/content/schema/items.ts',
    text: '\nexport const {{one}} = entity({ id, title: text(), note: text() });\n',
  },
  {
    file: 'src/content/types.ts',
    text: 'export type {{item}} = Infer<typeof item.{{one}}>;\n',
  },
  {
    file: 'src/content/schema/schema.ts',
    before: '  featuredAlbum: item.album',
    text: '  {{list}}: list(item.{{one}}, 3),\n',
  },
  { file: 'src/content/schema/check.ts', before: '  featuredAlbum,', text: '  {{list}},\n' },
  {
    file: 'src/content/schema/check.ts',
    before: 'import { streams }',
    text: "import { {{list}} } from '../{{list}}';\n",
  },
  {
    file: 'docs/product.md',
    before: '| Chat message',
    text: '| {{label}} | title, note |\n',
  },
  { file: 'docs/product.md', before: ', 5 stars', text: ', 3 items of {{label}}' },
];

export const recipes: Record<'component' | 'card' | 'page', Recipe> = {
  component: {
    files: {
      'component.tsx': 'src/{{layer}}/{{folder}}/{{name}}.tsx',
      'component.stories.tsx': 'stories/{{layer}}/{{folder}}/{{name}}.stories.tsx',
    },
    additions: [],
  },
  card: {
    files: {
      'card.tsx': 'src/components/{{folder}}/{{name}}.tsx',
      'card.stories.tsx': 'stories/components/{{folder}}/{{name}}.stories.tsx',
      ...content,
    },
    additions: [
      ...toContent,
      { file: 'src/actions.ts', before: "} from './content/types'", text: '  {{item}},\n' },
      {
        file: 'src/actions.ts',
        before: "  | { type: 'footer'",
        text: "  | { type: 'open-{{slug}}'; {{one}}: {{item}} }\n",
      },
      {
        file: 'src/actions.ts',
        before: "  'new-discussion': '",
        text: "  'open-{{slug}}': 'Open {{label}}',\n",
      },
      {
        file: 'docs/product.md',
        before: '| A button of the footer',
        text: '| Open, on an item of {{label}} | Open {{label}} |\n',
      },
    ],
  },
  page: {
    files: {
      'screen.tsx': 'src/screens/{{name}}.tsx',
      'screen.stories.tsx': 'stories/screens/{{name}}.stories.tsx',
      'route.tsx': 'src/routes/{{list}}.tsx',
      'page.tsx': 'src/pages/{{slug}}.tsx',
      ...content,
    },
    additions: [
      ...toContent,
      {
        file: 'src/routes/site/siteMap.ts',
        before: '  notFound: {',
        text: `  {{list}}: { path: '/{{slug}}', title: "{{title}}", label: '{{label}}' },\n`,
      },
      { file: 'src/routes/site/all.ts', before: '  notFoundRoute,', text: '  {{list}}Route,\n' },
      {
        file: 'src/routes/site/all.ts',
        before: 'import { notFoundRoute }',
        text: "import { {{list}}Route } from '../{{list}}';\n",
      },
      {
        file: 'src/routes/site/navigation.ts',
        before: '  ].map(link),',
        text: '    siteMap.{{list}},\n',
      },
      {
        file: 'docs/product.md',
        before: '| any other ',
        text: '| `/{{slug}}` | {{title}} | Its items |\n',
      },
    ],
  },
};
