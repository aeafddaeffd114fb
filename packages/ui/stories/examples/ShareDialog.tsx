import { Button } from '@credence/ui';
import { ShareDialog } from '@credence/ui/screens';
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
