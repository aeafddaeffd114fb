/** What the dialog that deletes an account says of studies. Loaded with it. */
export const leftStudies = {
  /** Of a study of one's own: what becomes of it without any other choice. */
  passesTo: (deputy: string) => `It passes to its deputy, ${deputy}`,
  stops: 'It is stopped',
  studyPasses: (network: string, deputy: string) =>
    `“${network}” passes to its deputy, ${deputy}, at once. Undoing the deletion does not bring it back.`,
  studyStops: (network: string) =>
    `“${network}” has no deputy, so it is stopped when your account is deleted: its answers are kept, and nobody runs it or opens its results.`,
  /** In studies of others. */
  parts: (studies: number) =>
    `You take part in ${studies === 1 ? 'one study' : `${studies} studies`} as an expert. Your part ends at once, and undoing the deletion does not bring it back.`,
  partAnswers: 'What becomes of your answers there',
  partKeeps: 'They stay, under a code',
  partErases: 'They are erased',
  partErasesHint: 'Unless a study no longer lets experts take them away.',
};

/** The shape of every language's words for this part. */
export type LeftStudiesWords = typeof leftStudies;
