/** A page as Gatsby's loader returns it. */
export interface PageResources {
  status?: 'error' | 'success';
  page?: {
    /**
     * The page's own path, with the query it was asked for. For every unknown address it is
     * `/404.html`.
     */
    path: string;
    /**
     * The hash of the build that the page's data comes from; empty when Gatsby could not find out.
     */
    webpackCompilationHash: string;
  };
}

/**
 * What Gatsby's runtime puts on the window. Gatsby's own modules also call the loader there, so
 * they get our replacements as well.
 */
declare global {
  interface Window {
    /** The path of the page that the HTML shows. `gatsby develop` does not set it. */
    pagePath?: string;
    ___webpackCompilationHash: string;
    /** Gatsby's list of the files of each page. Ours is empty (gatsby-browser.tsx). */
    ___chunkMapping: Record<string, readonly string[]>;
    ___loader: {
      loadPage: (address: string) => Promise<PageResources | undefined>;
      loadPageSync: (address: string, options?: object) => PageResources | undefined;
      /** Called while the pointer is on a link to this address. */
      hovering: (address: string) => void;
    };
    ___navigate: (
      to: string | number,
      options?: { replace?: boolean; state?: object },
    ) => void | Promise<void>;
  }
}

/** The path of the page that stands in for every unknown address. */
export const notFoundPath = '/404.html';
