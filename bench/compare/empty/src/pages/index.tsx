import { useState } from 'react';

/** What no page can do with less: a heading, and a button that answers. */
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
