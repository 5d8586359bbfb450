import type { ComponentType, ReactNode } from 'react';

interface HtmlProps {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  body: string;
}

/**
 * The HTML document of every page, which replaces Gatsby's own. `interactive-widget` makes a
 * phone's keyboard shrink the page instead of covering it, so that the chat's field, head and last
 * words stay in view.
 */
const Html: ComponentType<HtmlProps> = (props) => (
  <html lang="en" {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
      />
      {props.headComponents}
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
      {props.postBodyComponents}
    </body>
  </html>
);

export default Html;
