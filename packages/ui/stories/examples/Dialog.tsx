import { Button, Dialog } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Share the network">
        Whoever you invite can answer its questions.
      </Dialog>
    </>
  );
}
