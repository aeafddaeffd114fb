import { useProbability } from '@credence/ui';
import { type MouseEvent, useState } from 'react';

export default function Example() {
  const [saved, setSaved] = useState('nothing yet');
  const { value, stepBy, commit } = useProbability({ onValueCommit: (percent) => setSaved(`${percent} %`) });
  const step = (by: number) => (event: MouseEvent) => {
    stepBy(by, 'step', event.nativeEvent);
    commit();
  };
  return (
    <fieldset>
      <legend>How likely is a relapse?</legend>
      <button type="button" aria-label="Less likely" onClick={step(-1)}>
        −
      </button>
      <output>{value === null ? 'not answered' : `${value} %`}</output>
      <button type="button" aria-label="More likely" onClick={step(1)}>
        +
      </button>
      <p>
        <span>{`Saved: ${saved}`}</span>
      </p>
    </fieldset>
  );
}
