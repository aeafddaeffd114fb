/** What the drop zone says. */
export const fileDropLabels = {
  /** What can be done here, before the words that open the file chooser. */
  prompt: 'Drop an XML or XDSL file here, or',
  /** The words that open the file chooser. */
  choose: 'choose a file',
  /** What happens to the file. */
  hint: 'Your original file stays as it is; only answered numbers change.',
  /** Name of the button that takes the chosen file back. */
  remove: (name: string) => `Remove ${name}`,
};
