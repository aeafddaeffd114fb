import { FileDrop } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [name, setName] = useState('nothing yet');
  return (
    <>
      <FileDrop onFileChange={(file) => setName(file?.name ?? 'nothing yet')} />
      <p>Chosen: {name}</p>
    </>
  );
}
