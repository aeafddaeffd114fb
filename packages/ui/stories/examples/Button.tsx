import { Button } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [saved, setSaved] = useState(false);
  return (
    <Button variant="primary" onClick={() => setSaved(true)}>
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}
