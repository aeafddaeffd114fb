import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The usual way to style a slider that comes without styles: backgrounds, and nothing for forced colours. */
const css = `
  .slider { position: relative; display: flex; align-items: center; width: 300px; height: 20px; touch-action: none; }
  .track { position: relative; flex: 1; height: 4px; background: #999; }
  .range { position: absolute; height: 100%; background: #0b4f63; }
  .thumb { display: block; width: 20px; height: 20px; border-radius: 50%; background: #0b4f63; }
  .slider > .thumb, .track > .thumb { top: 50%; }
  body { margin: 0; } form { width: 300px; padding: 300px 60px 3000px; }
`;

/** Its value is null until somebody answers. */
function Unanswered({ slider }) {
  const [value, setValue] = useState(null);
  return slider({ value }, setValue);
}

/** Shows a slider in a form: 300 px, from 1 to 99, at 50; or, if the page says so, not answered yet. */
export function show(slider) {
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <form>
      <style>{css}</style>
      {window.isUnanswered ? <Unanswered slider={slider} /> : slider({ defaultValue: 50 }, () => undefined)}
    </form>,
  );
}
