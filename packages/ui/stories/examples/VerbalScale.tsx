import { verbalScale, wordsFor } from '@credence/ui';

export default function Example() {
  return (
    <ul>
      {verbalScale.map(({ label, percent }) => (
        <li key={label}>
          {percent} %: {label}
        </li>
      ))}
      <li>62 %: {wordsFor(62)?.kind}</li>
    </ul>
  );
}
