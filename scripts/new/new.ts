import { runCli } from '../lib/cli.mjs';
import { checkBar } from './bar';
import { recipes } from './recipes';
import { capital, readRequest, template } from './request';

runCli(async () => {
  const { kind, names } = readRequest(process.argv.slice(2));

  // These are loaded only now, so that a wrong name is answered at once.
  const { default: handlebars } = await import('handlebars');
  const { Plan } = await import('./plan');
  // The width that the longest word of the title has at most, in em.
  const ems = Math.max(...names.title.split(' ').map(({ length }) => length)) * 0.6;
  const values = { ...names, layerLabel: capital(names.layer), ems: ems.toFixed(1) };
  // What is written is code and Markdown, in which nothing is escaped as in HTML.
  const fill = (text: string) => handlebars.compile(text, { noEscape: true })(values);
  const plan = new Plan();
  const { files, additions } = recipes[kind];
  for (const [name, path] of Object.entries(files)) plan.create(fill(path), fill(template(name)));
  for (const addition of additions) plan.add({ ...addition, text: fill(addition.text) });
  if (kind === 'page') {
    const { navigation } = await import('../../src/routes/site/navigation');
    checkBar([...navigation.sections.map(({ label }) => label), names.label]);
    const { withPage } = await import('../../.storybook/checks/drawingsTable');
    plan.replace('tests/drawn.json', withPage(plan.read('tests/drawn.json'), `/${names.slug}`));
  }
  for (const file of await plan.write()) console.log(`Wrote ${file}`);
  console.log(
    'All of it passes the checks. Rewrite its sentences: they describe only what was written.',
  );
});
