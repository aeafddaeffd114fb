import { type FormEvent, useState } from 'react';
import { useText } from '../../ground/text/useText.js';

type Problem = 'missing' | 'no-address' | 'no-number';
type Field = HTMLInputElement;

/**
 * What the browser finds wrong in a form before it is sent, in our own sentences below the fields: its bubble speaks
 * the browser's language and goes after a few seconds. The first such field gets the focus.
 */
export function useFieldProblems() {
  const { account } = useText();
  const [problems, setProblems] = useState<Readonly<Record<string, Problem | undefined>>>({});
  const sentences = { missing: account.missing.other, 'no-address': account.noAddress, 'no-number': account.noNumber };

  return {
    /** For the form. */
    form: {
      onInvalidCapture(event: FormEvent<HTMLElement>) {
        event.preventDefault();
        const field = event.target as Field;
        setProblems((found) => ({ ...found, [field.name]: problemOf(field) }));
        if (firstInvalid(field) === field) field.focus();
      },
      onInput(event: FormEvent<HTMLElement>) {
        const { name } = event.target as Field;
        if (problems[name]) setProblems((found) => ({ ...found, [name]: undefined }));
      },
    },
    /** The sentence below the field of this name, undefined if nothing is wrong with it. */
    of(name: string): string | undefined {
      const problem = problems[name];
      if (problem === undefined) return undefined;
      const named: Readonly<Record<string, string>> = account.missing;
      return problem === 'missing' ? (named[name] ?? sentences.missing) : sentences[problem];
    },
  };
}

function problemOf({ validity }: Field): Problem {
  if (validity.badInput) return 'no-number';
  return validity.valueMissing ? 'missing' : 'no-address';
}

const firstInvalid = ({ form }: Field) =>
  [...(form?.elements ?? [])].find((field) => field.matches('input:invalid, select:invalid'));
