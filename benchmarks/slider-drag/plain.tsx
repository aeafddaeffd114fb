import { Slider } from '../../packages/ui/node_modules/radix-ui/dist/index.mjs';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NODE, START, STATES } from './states.ts';

window.rowsDrawn = 0;

const css = `
  main { font: 16px/1.5 sans-serif; padding: 8px; }
  .row { padding: 12px 0; border-top: 1px solid #ccc; }
  .icons { display: flex; justify-content: space-between; }
  .icon { width: 12px; height: 24px; fill: #ccc; }
  .icon.on { fill: #0b4f63; }
  .slider { position: relative; display: flex; align-items: center; height: 20px; touch-action: none; }
  .track { position: relative; flex: 1; height: 3px; background: #999; }
  .range { position: absolute; height: 100%; background: #0b4f63; }
  .thumb { display: block; width: 20px; height: 20px; border-radius: 50%; background: #0b4f63; }
`;

function Icon({ on }: { on: boolean }) {
  return (
    <svg className={on ? 'icon on' : 'icon'} viewBox="0 0 10 20" aria-hidden="true">
      <circle cx="5" cy="2.5" r="2.4" />
      <path d="M2 6h6a1.5 1.5 0 0 1 1.5 1.5V12H8v7.5H2V12H.5V7.5A1.5 1.5 0 0 1 2 6z" />
    </svg>
  );
}

function Row({ state, value, onChange }: { state: string; value: number; onChange: (value: number) => void }) {
  window.rowsDrawn++;
  return (
    <div className="row">
      <h2>
        How likely is it that {NODE} is: {state}? {value} %
      </h2>
      <div className="icons">
        {Array.from({ length: 50 }, (_, index) => (
          <Icon key={index} on={index < Math.max(1, Math.floor(value / 2))} />
        ))}
      </div>
      <Slider.Root
        className="slider"
        min={1}
        max={99}
        value={[value]}
        onValueChange={([next]) => onChange(next ?? value)}
      >
        <Slider.Track className="track">
          <Slider.Range className="range" />
        </Slider.Track>
        <Slider.Thumb className="thumb" aria-label={state} />
      </Slider.Root>
    </div>
  );
}

function Question() {
  const [values, setValues] = useState(START);
  return (
    <>
      <style>{css}</style>
      {STATES.map((state, index) => (
        <Row
          key={state}
          state={state}
          value={values[index] ?? 50}
          onChange={(value) => setValues((before) => before.map((old, other) => (other === index ? value : old)))}
        />
      ))}
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Question />);
