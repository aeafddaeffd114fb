// Around the components
export { CredenceProvider, type CredenceProviderProps } from './provider/CredenceProvider.js';
export { englishLabels, type Labels, type PartialLabels } from './labels/labels.js';
export { CredenceStyles, PageStyles } from './theme/CredenceStyles.styles.js';

// Controls
export { Button, type ButtonProps } from './button/index.js';
export { Icon, type IconName, type IconProps } from './icons/index.js';
