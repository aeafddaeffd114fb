import { Button, NoticeModal } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <NoticeModal open={open} onClose={() => setOpen(false)} tone="success">
        Saved.
      </NoticeModal>
    </>
  );
}
