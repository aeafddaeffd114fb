export {
  ChoiceField,
  type ChoiceFieldDetails,
  type ChoiceFieldOption,
  type ChoiceFieldProps,
} from './ChoiceField.js';
