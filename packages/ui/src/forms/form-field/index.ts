export { FormField, type FieldControl, type FieldTexts, type FormFieldProps } from './FormField.js';
export { FieldMessages } from './FieldMessages.js';
export { describedByMessages } from './describedByMessages.js';
