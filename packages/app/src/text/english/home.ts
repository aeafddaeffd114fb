import { named } from './named.js';

/** The home page: continue with a network, or upload one. */
export const home = {
  title: 'Home',
  welcomeBack: (name: string) => (name ? `Welcome back, ${name}` : 'Welcome back'),
  welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  continueTitle: 'Continue editing network:',
  selectNetwork: 'Select a network',
  /** A network's name in the list. */
  networkLabel: (filename: string, networkId: string) => `${filename} (${networkId})`,
  continue: 'Continue editing',
  noSelection: 'Please select a network to continue editing.',
  recentTitle: 'Recent networks',
  question: (number: number, node: string) => `Question ${number} of ${named(node)}`,
  lastNode: (node: string) => `last worked on ${named(node)}`,
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
  introduction: 'Introduction',
  /** The button over the video. */
  watch: (length: string) => `Watch, ${length}`,
  film: 'Video: from a network to your own probabilities',
  filmFailed: 'The video cannot be played right now. The three steps below cover the same.',
  captions: { en: 'English', de: 'Deutsch' },
  poster: 'Out of 100 patients like this one, how many?',
  steps: [
    { title: 'Upload a Bayesian network', text: 'XML or XDSL, as GeNIe and most tools write it.' },
    { title: 'Set what decides', text: 'A few decisive combinations can save you most of the questions.' },
    { title: 'Answer the rest', text: 'One slider per state. You can stop at any time; your answers are saved.' },
  ],
};
