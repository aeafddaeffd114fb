import { createContext, useContext } from 'react';
import { english, type Text } from './english.js';

export const TextContext = createContext<Text>(english);

/** The texts in the user's language. */
export function useText(): Text {
  return useContext(TextContext);
}
