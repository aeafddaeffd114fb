/** Feedback on the product. The stored answers are the same in every language; only these texts differ. */
export const questionnaire = {
  title: 'Feedback',
  intro: 'Your feedback helps us improve the application. Please answer all 13 questions; a few words are enough.',
  readers: 'The administrators of this site read your answers, your own words included, without your name.',
  again: 'You can fill this in again at any time. Your latest answers then replace the earlier ones.',

  statements: 'How much do you agree?',
  ownWords: 'In your own words',
  nothingToSay: 'If nothing comes to mind, write “none”.',
  aboutYou: 'About you',

  /** What each item asks, by its id. */
  questions: {
    1: 'I find the application easy to use.',
    2: 'I find the application more complicated than necessary.',
    3: 'I need technical help to work with the application.',
    4: 'The functions of the application fit together well.',
    5: 'I can easily find the page I need.',
    6: 'I understand how the nodes of a network depend on each other.',
    7: 'Setting probabilities here is intuitive.',
    8: 'Which features are useful to you?',
    9: 'Which features do you miss?',
    10: 'What was difficult for you?',
    11: 'What should we change?',
    12: 'How much experience do you have with Bayesian networks?',
    13: 'How often do you work with Bayesian models?',
  },
  /** The topic of each item, in a few words. Those of items 1 to 7 label the chart of averages. */
  topics: {
    1: 'System usability',
    2: 'System complexity',
    3: 'Technical support need',
    4: 'Function integration',
    5: 'Navigation ease',
    6: 'Node relationship understanding',
    7: 'Probability interface intuitiveness',
    8: 'Useful features',
    9: 'Missing features',
    10: 'Difficulties',
    11: 'Suggestions',
    12: 'Experience with Bayesian networks',
    13: 'Work with Bayesian models',
  },
  experience: {
    Beginner: 'Beginner',
    Intermediate: 'Intermediate',
    Advanced: 'Advanced',
  },
  frequency: {
    Daily: 'Daily',
    Weekly: 'Weekly',
    Monthly: 'Monthly',
    Rarely: 'Rarely',
    Never: 'Never',
  },

  progress: 'Answered questions',
  answered: (count: number, all: number) => `${count} of ${all} answered`,
  submit: 'Submit',
  submitting: 'Submitting...',
  incomplete: 'Please answer all questions before submitting.',
  problem: (item: number, topic: string) => `Question ${item}: ${topic}`,
  thanks: 'Thank you for your feedback!',
  failed: 'There was an error submitting the questionnaire. Please try again.',

  /** Shown on the overview of a completed network. */
  invitation: 'How was working with this network? Tell us in 13 short questions.',
};
