import { useState } from 'react';

/** The least that a page can have: a heading, and a button that responds. */
export default function EmptyPage() {
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <h1>Empty</h1>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</button>
    </main>
  );
}

export const Head = () => <title>Empty</title>;
