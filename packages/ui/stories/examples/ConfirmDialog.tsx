import { Button, ConfirmDialog } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reset</Button>
      <ConfirmDialog
        open={open}
        question="Reset this node?"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
