/** Home: go on with a network, or upload one. */
export const home = {
  title: 'Home',
  welcomeBack: (name: string) => (name ? `Welcome back, ${name}` : 'Welcome back'),
  welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  continueTitle: 'Continue editing network:',
  selectNetwork: 'Select a network',
  /** How a network is called in the list. */
  networkLabel: (filename: string, networkId: string) => `${filename} (${networkId})`,
  continue: 'Continue editing',
  noSelection: 'Please select a network to continue editing.',
  recentTitle: 'Recent networks',
  question: (number: number, node: string) => `Question ${number} of ${node}`,
  lastNode: (node: string) => `last at ${node}`,
  notStarted: 'not started',
  completed: 'completed',
  sharedBy: (name: string) => `shared by ${name}`,
  shared: 'shared with you',
  /** Parts of a hint: "Question 14 of Tumour extent, yesterday". */
  joined: (parts: readonly string[]) => parts.join(', '),
  firstUploadTitle: 'XML-Upload',
  firstUploadText: 'Upload a Bayesian network in XML or XDSL format:',
  uploadTitle: 'Upload new network:',
  upload: 'Upload',
  uploading: 'Uploading...',
  noFile: 'No file was uploaded. Please select a file to upload.',
  uploadFailed: 'Failed to upload the network. Please try again.',
  /** Before a sentence about the file that does not name its place itself. */
  place: (line: number, column?: number) => (column ? `Line ${line}, column ${column}: ` : `Line ${line}: `),
  introduction: 'Introduction',
  /** On the button over the film. */
  watch: (length: string) => `Watch, ${length}`,
  film: 'Film: from a network to your own probabilities',
  filmFailed: 'The film cannot be shown just now. The three steps say the same.',
  captions: { en: 'English', de: 'Deutsch' },
  poster: 'Out of 100 patients like this one, how many?',
  steps: [
    { title: 'Upload a Bayesian network', text: 'XML or XDSL, as GeNIe and most tools write it.' },
    { title: 'Say what decides', text: 'A few decisive combinations can spare you most questions.' },
    { title: 'Answer the rest', text: 'One slider per state. Stop at any time; your progress is saved.' },
  ],
};
