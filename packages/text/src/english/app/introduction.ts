/** The introduction on the home page: a short film for each kind of user, and what happens in it. */
export const introduction = {
  title: 'Introduction',
  /** Says what is chosen between the two films. */
  choice: 'What the video shows',
  /** The button over the picture. */
  watch: (length: string) => `Watch, ${length}`,
  play: 'Play',
  pause: 'Pause',
  again: 'Watch again',
  position: 'Position in the video',
  /** A position as screen readers say it. */
  seconds: (at: number, whole: number) => `${at} of ${whole} seconds`,
  captions: 'Captions',
  failed: 'The video cannot be played right now. The numbered steps cover the same.',
  /** Each film with its scenes: they are its captions, and the numbered steps beside it. */
  films: {
    experts: {
      job: 'Answer questions',
      name: 'Video: from an invitation to your next question',
      scenes: [
        {
          title: 'Accept an invitation',
          text: 'You see how much it is before you accept.',
        },
        {
          title: 'Answer for one kind of patient',
          text: 'Out of a hundred such patients, how many?',
        },
        {
          title: 'Say how certain you are',
          text: 'A guess is welcome.',
        },
        {
          title: 'See where you are',
          text: 'You can stop at any time; your answers are saved.',
        },
      ],
    },
    owners: {
      job: 'Ask experts',
      name: 'Video: from a network to your experts’ probabilities',
      scenes: [
        {
          title: 'Upload a Bayesian network',
          text: 'XML or XDSL, as most tools write it.',
        },
        {
          title: 'Invite your experts',
          text: 'An e-mail address is enough.',
        },
        {
          title: 'Watch the progress',
          text: 'What is answered, and how long the rest will take.',
        },
        {
          title: 'Download your file',
          text: 'The same file, with their probabilities in it.',
        },
      ],
    },
  },
};
