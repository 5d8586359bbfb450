import type { ReactNode } from 'react';

interface ChapterProps {
  title: string;
  children: ReactNode;
}

/** One heading of the page and what stands under it, out of reach of the docs' own styles for text. */
export function Chapter({ title, children }: ChapterProps) {
  return (
    <>
      <h2 id={title.toLowerCase().replace(/\W+/g, '-')}>{title}</h2>
      <div className="sb-unstyled">{children}</div>
    </>
  );
}
