/** What the drop zone says. */
export const fileDropLabels = {
  /** What can be done here, before the words that open the file chooser. */
  prompt: 'Drop an XML or XDSL file here, or',
  /** The words that open the file chooser. */
  choose: 'choose a file',
  /** What can be done here where several files are taken. */
  promptSeveral: 'Drop XML or XDSL files or a folder here, or',
  /** The words that open the chooser of several files. */
  chooseSeveral: 'choose files',
  /** Name of the button that opens the chooser of a folder. */
  chooseFolder: 'Choose a folder',
  /** What happens to the file. */
  hint: 'Your original file stays as it is; only answered numbers change.',
  /** Name of the button that takes the chosen file back. */
  remove: (name: string) => `Remove ${name}`,
};
