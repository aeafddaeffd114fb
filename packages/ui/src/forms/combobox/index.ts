export { Combobox, type ComboboxProps } from './Combobox.js';
export type { ComboboxDetails } from './useChoice.js';
