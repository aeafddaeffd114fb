/** Tables as the backups of a few commits have them that stood between two releases. */
export interface PastForm {
  /** The hash of their last migration. */
  readonly schema: string;
  /** That of the release whose tables take their rows. */
  readonly like: string;
  /** The columns, in order, of the tables that differ; those that no release has were never written. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** A table of that release that may not be in it. */
  readonly without?: string;
}

const addressesAndProfiles = '0f92d39dd07d4939e740fedf18e57faa38b2de7d720b0d86ee92ec24e52089c4';
const record = 'b3289b1ae8a05f0e6dfbdac77085d6152a62b9db72e87d38e8659b33a78d29d1';
const studies = '8c960e2779ef70b54277bcd755113f0d04a4f70bba0dddd48de131acf90832a2';

const expertsBeforeRelease = {
  study_experts: [
    ...['network_id', 'id', 'code', 'user_id', 'address', 'address_key', 'locale', 'secret_hash', 'order_seed'],
    ...['invited_by', 'invited_at', 'accepted_at', 'started_at', 'finished_at', 'consent', 'saw_shared', 'ended_at'],
    ...['ending', 'replaced_by'],
  ],
};

/** Migrations were changed until a release had them; what was backed up meanwhile has these forms. */
export const pastForms: readonly PastForm[] = [
  {
    // Before the invitations: the same last migration, without the one before it.
    schema: addressesAndProfiles,
    like: addressesAndProfiles,
    tables: { waiting_invitations: ['network_id', 'address_key', 'address', 'invited_by', 'created_at'] },
    without: 'invitations',
  },
  {
    schema: '9dd8f46d6d060f48806d28cd1c40e20672583651e21c5d73f83f204ef87e5878',
    like: record,
    tables: {
      answers: [
        ...['network_id', 'assessment_id', 'node_key', 'epoch', 'iteration', 'sliders', 'self_eval', 'comment'],
        ...['seconds', 'author_id', 'sequence', 'revision', 'saved_at', 'exact', 'touched', 'standing', 'origin'],
        ...['taken_from', 'reason'],
      ],
    },
  },
  {
    schema: '1d8d9914d3b857d6af631979b95ac9043408a3d767b7880a0b9868e15d1eaf58',
    like: studies,
    tables: expertsBeforeRelease,
  },
  {
    schema: 'bb10d9d811caeb7bae7c050f158d93305da9f1438d90f609f3b7b93a8688c16b',
    like: studies,
    tables: expertsBeforeRelease,
  },
  { schema: '09cc11f631e6f5274f023b0b02101fef917b635e688d7fd4b0cef709cb6e52fa', like: studies, tables: {} },
];
