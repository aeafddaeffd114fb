import { SearchField } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchField label="Search nodes" onValueChange={setQuery} />
      <p>Looking for: {query || 'everything'}</p>
    </>
  );
}
