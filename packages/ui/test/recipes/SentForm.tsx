import { Button, ProbabilityQuestion } from '@credence/ui';
import { useState } from 'react';

export default function SentForm() {
  const [sent, setSent] = useState('nothing yet');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // A page of yours posts it: fetch('/answers', { method: 'POST', body: answers }).
        const answers = new FormData(event.currentTarget);
        setSent(JSON.stringify([...answers]));
      }}
    >
      <ProbabilityQuestion nodeName="Metastasis" states={['present', 'absent']} name="metastasis" required />
      <Button type="submit">Send</Button>
      <p>Sent: {sent}</p>
    </form>
  );
}
