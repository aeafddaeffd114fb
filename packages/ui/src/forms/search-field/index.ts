export { SearchField, type SearchFieldDetails, type SearchFieldProps } from './SearchField.js';
