import { Together } from './NameAtEnd.styles.js';

interface NameAtEndProps {
  name: string;
  /** What ends the sentence after it; often a full stop. */
  end: string;
}

/** The letters that the end of the sentence stays with. Other scripts than Latin may join them, so they are left alone. */
const LAST_LETTERS = /^(?<head>.*?)(?<tail>[\p{Script=Latin}\d]{1,3})$/u;

/**
 * A name at the end of a sentence. Where a long one is broken to fit its line, its last letters go to the next line with
 * the full stop, which never stands there alone.
 */
export function NameAtEnd({ name, end }: NameAtEndProps) {
  const { head = name, tail } = LAST_LETTERS.exec(name)?.groups ?? {};
  return (
    <>
      <b>{head}</b>
      {tail === undefined ? (
        end
      ) : (
        <Together>
          <b>{tail}</b>
          {end}
        </Together>
      )}
    </>
  );
}
