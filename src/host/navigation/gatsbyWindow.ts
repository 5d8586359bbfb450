/** A page as Gatsby's loader hands it out. */
export interface PageResources {
  status?: 'error' | 'success';
  page?: {
    /** The page's own path, with the query it was asked for. `/404.html` for every unknown address. */
    path: string;
    /** Of the build its data comes from; empty when Gatsby could not find out. */
    webpackCompilationHash: string;
  };
}

/** What Gatsby's runtime lays on the window. Its modules call the loader's functions there, so what replaces them serves Gatsby as well. */
declare global {
  interface Window {
    /** The page that the HTML of this document shows; not set by `gatsby develop`. */
    pagePath?: string;
    ___webpackCompilationHash: string;
    ___loader: {
      loadPage: (address: string) => Promise<PageResources | undefined>;
      loadPageSync: (address: string, options?: object) => PageResources | undefined;
      /** The pointer is on a link to this address. */
      hovering: (address: string) => void;
    };
    ___navigate: (
      to: string | number,
      options?: { replace?: boolean; state?: object },
    ) => void | Promise<void>;
  }
}

/** The page for every address that is none of the site's. */
export const notFoundPath = '/404.html';
