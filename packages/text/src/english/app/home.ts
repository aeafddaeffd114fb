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
  /** Of a study that the user took part in. */
  roundClosed: (results: boolean) => `round closed, your answers are kept${results ? '; results to read' : ''}`,
  /** Of a study that the user asks experts for. */
  ownStudy: (open: boolean): string => (open ? 'your study, round open' : 'your study, round closed'),
  completed: 'completed',
  sharedBy: (name: string) => `shared by ${name}`,
  shared: 'shared with you',
  /** Told to a new owner; `from` is empty where the account is gone. */
  handedOver: (network: string, from: string) =>
    from === ''
      ? `${network} is yours now: the account of its owner was deleted.`
      : `${from} handed ${network} over to you. It is yours now.`,
  open: 'Open',
  openNetwork: (network: string) => `Open ${network}`,
  /** Parts of a hint: "Question 14 of Tumour extent, yesterday". */
  joined: (parts: readonly string[]) => parts.join(', '),
  firstUploadTitle: 'XML-Upload',
  firstUploadText: 'Upload a Bayesian network in XML or XDSL format:',
  alsoRead: 'Also Hugin, BIF, Netica, DSC, DSL, UAI, OpenMarkov and Elvira files.',
  uploadTitle: 'Upload new network:',
  upload: 'Upload',
  uploading: 'Uploading...',
  noFile: 'No file was uploaded. Please select a file to upload.',
  uploadFailed: 'Failed to upload the network. Please try again.',
};
