/** Where an element with a class is made, from the folder of the packages. */
export const ELEMENT = 'ui/src/foundations/theme/element.tsx';
