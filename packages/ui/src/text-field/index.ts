export { TextField, type TextFieldProps } from './TextField.js';
export { Field, type FieldTexts } from './Field.js';
