import type { DocsRenderFunction, Renderer } from 'storybook/internal/types';

/**
 * Draws docs pages. All that only they need comes with the first of them, because no story should
 * wait for it.
 */
export async function docsRenderer() {
  const [{ DocsRenderer }, { DocsPage: container }, { GuidePage: page }] = await Promise.all([
    import('@storybook/addon-docs'),
    import('./DocsPage'),
    import('../guide/GuidePage'),
  ]);
  const renderer = new DocsRenderer();
  const render: DocsRenderFunction<Renderer> = (context, parameters, element) =>
    renderer.render(context, { container, page, ...parameters }, element);
  return { render, unmount: renderer.unmount };
}
