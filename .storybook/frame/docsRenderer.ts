import type { DocsRenderFunction, Renderer } from 'storybook/internal/types';

/**
 * Draws docs pages. All that only they need comes with the first of them, because no story should
 * wait for it.
 */
export async function docsRenderer() {
  const [{ DocsRenderer }, { DocsPage: container }, { GuidePage: page }, { PageTitle }] =
    await Promise.all([
      import('@storybook/addon-docs'),
      import('./DocsPage'),
      import('../guide/GuidePage'),
      import('./OnThisPage'),
    ]);
  // Plain headings, because Storybook's own begin with a link, whose words screen readers would
  // read as part of every heading.
  const components = { h1: PageTitle, h2: 'h2', h3: 'h3', h4: 'h4', Subheading: 'h3' };
  const renderer = new DocsRenderer();
  const render: DocsRenderFunction<Renderer> = (context, parameters, element) =>
    renderer.render(context, { container, page, components, ...parameters }, element);
  return { render, unmount: renderer.unmount };
}
