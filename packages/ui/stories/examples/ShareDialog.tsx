import { Button, ShareDialog } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <ShareDialog
        open={open}
        onOpenChange={setOpen}
        networkName="Larynx"
        collaborators={[{ id: 'ada', username: 'ada@example.org', name: 'Ada', status: 'accepted' }]}
        onInvite={(username) => console.log(username)}
        onRemove={(person) => console.log(person.id)}
      />
    </>
  );
}
