import {
  exactShares,
  SliderFineLine,
  SliderMisfit,
  SliderNumber,
  SliderPeople,
  SliderQuestion,
  SliderRail,
  SliderRoot,
  SliderScale,
  SliderSteps,
} from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [saved, setSaved] = useState('nothing yet');
  return (
    <>
      <SliderRoot
        precision="exact"
        exactShares={exactShares}
        onValueCommit={(share) => setSaved(typeof share === 'object' && share ? `${share.ppm} ppm` : `${share} %`)}
      >
        <SliderQuestion label="How likely is an allergic reaction?" headingLevel={3} />
        <SliderScale>
          <SliderRail />
          <SliderPeople />
        </SliderScale>
        <SliderSteps>
          <SliderNumber />
        </SliderSteps>
        <SliderMisfit />
        <SliderFineLine />
      </SliderRoot>
      <output>{`Saved: ${saved}`}</output>
    </>
  );
}
