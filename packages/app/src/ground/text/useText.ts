import type { Text } from '@credence/text';
import { english } from '@credence/text/english/app';
import { useContext } from 'react';
import { TextContext } from './useFirstText.js';

/** The texts in the user's language. What the first page needs does without most of them: see `useFirstText`. */
export function useText(): Text {
  return useContext(TextContext) ?? english;
}
