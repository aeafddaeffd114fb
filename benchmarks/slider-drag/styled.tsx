import { Slider } from '../../packages/ui/node_modules/radix-ui/dist/index.mjs';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { NODE, START, STATES } from './states.ts';

window.rowsDrawn = 0;

const Row = styled.div`
  padding: 12px 0;
  border-top: 1px solid #ccc;
`;
const Icons = styled.div`
  display: flex;
  justify-content: space-between;
`;
const Icon = styled.svg<{ $on: boolean }>`
  width: 12px;
  height: 24px;
  fill: ${({ $on }) => ($on ? '#0b4f63' : '#ccc')};
`;
const Root = styled(Slider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: 20px;
  touch-action: none;
`;
const Track = styled(Slider.Track)`
  position: relative;
  flex: 1;
  height: 3px;
  background: #999;
`;
const Range = styled(Slider.Range)`
  position: absolute;
  height: 100%;
  background: #0b4f63;
`;
const Thumb = styled(Slider.Thumb)`
  display: block;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: #0b4f63;
`;

function StateRow({ state, value, onChange }: { state: string; value: number; onChange: (value: number) => void }) {
  window.rowsDrawn++;
  return (
    <Row>
      <h2>
        How likely is it that {NODE} is: {state}? {value} %
      </h2>
      <Icons>
        {Array.from({ length: 50 }, (_, index) => (
          <Icon key={index} $on={index < Math.max(1, Math.floor(value / 2))} viewBox="0 0 10 20" aria-hidden="true">
            <circle cx="5" cy="2.5" r="2.4" />
            <path d="M2 6h6a1.5 1.5 0 0 1 1.5 1.5V12H8v7.5H2V12H.5V7.5A1.5 1.5 0 0 1 2 6z" />
          </Icon>
        ))}
      </Icons>
      <Root min={1} max={99} value={[value]} onValueChange={([next]) => onChange(next ?? value)}>
        <Track className="track">
          <Range />
        </Track>
        <Thumb aria-label={state} />
      </Root>
    </Row>
  );
}

function Question() {
  const [values, setValues] = useState(START);
  return STATES.map((state, index) => (
    <StateRow
      key={state}
      state={state}
      value={values[index] ?? 50}
      onChange={(value) => setValues((before) => before.map((old, other) => (other === index ? value : old)))}
    />
  ));
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Question />);
