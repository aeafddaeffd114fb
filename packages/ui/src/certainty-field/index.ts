export { type Certainty, CertaintyField, type CertaintyFieldProps } from './CertaintyField.js';
