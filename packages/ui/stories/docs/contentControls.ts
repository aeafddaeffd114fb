import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A text can be typed; anything else that React draws has no form in which it could be. */
export const contentControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (!/\bReact(?:Node|Element)\b/.test(argType.table?.type?.summary ?? '')) return [name, argType];
      const typed = ['string', 'undefined'].includes(typeof initialArgs[name]);
      return [name, { control: typed ? { type: 'text' } : { disable: true }, ...argType }];
    }),
  );
