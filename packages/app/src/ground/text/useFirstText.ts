import type { FirstText, Text } from '@credence/text';
import { first } from '@credence/text/english/first';
import { createContext, useContext } from 'react';

/** The texts of a language other than the standard one. */
export const TextContext = createContext<Text | undefined>(undefined);

/** The texts in the user's language of the sign-in and of what stands around every page. */
export function useFirstText(): FirstText {
  return useContext(TextContext) ?? first;
}
