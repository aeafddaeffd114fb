/**
 * The rules of the kit. Empty where styled-components writes them into the shadow root; the build, which has none, puts
 * them here.
 */
export const kitSheet = '';
