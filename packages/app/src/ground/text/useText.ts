import { createContext, useContext } from 'react';
import type { Text } from '@credence/text';
import { english } from '@credence/text/english/app';

export const TextContext = createContext<Text>(english);

/** The texts in the user's language. */
export function useText(): Text {
  return useContext(TextContext);
}
