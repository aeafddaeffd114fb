import { cut } from '@credence/bayesnet';
import type { FailureTexts } from '../failures.js';
import { exactShares, ofCombination } from './exactShares.js';
import { loginRefusals } from './loginRefusals.js';
import { serverRefusals } from './serverRefusals.js';

const number = (value: number) => value.toLocaleString('en');
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** Form fields, by their names on the screens. */
const fields: Readonly<Record<string, string>> = {
  username: 'The e-mail address',
  firstname: 'The first name',
  lastname: 'The last name',
  discipline: 'The discipline',
  title: 'The title',
  position: 'The position',
  workplace: 'The workplace',
  experience: 'The experience',
  comment: 'The comment',
  password: 'The password',
  password2: 'The repeated password',
  new_password: 'The new password',
  profilePic: 'The picture',
};
const nameOf = (field: string | undefined) => (field === undefined ? 'The request' : (fields[field] ?? field));

/** The first names of so many, quoted. */
const listed = (names: readonly string[], found: number) =>
  names.map((name) => `“${cut(name, 40)}”`).join(', ') +
  (found > names.length ? ` and ${number(found - names.length)} more` : '');

const types = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

const wholeNumbers = 'please use whole numbers from 1 to 99.';
const certaintyMissing = 'Please specify how certain you are in your assessment.';
const commentMissing = 'Please describe your uncertainty.';
const commentTooLong = ({ limit }: { limit: number }) =>
  `The comment is longer than ${number(limit)} characters. Please shorten it.`;
const commentCannotBeStored = 'The comment holds a character that cannot be stored. Please type it again.';
const sliderOutOfRange = ({ item }: { item: number }) => `Value ${item}: ${wholeNumbers}`;
const valueOutOfRange = ({ combination }: { combination: number }) => `Combination ${combination}: ${wholeNumbers}`;
const placeOf = ({ item, case: place }: { item: number; case?: number }) =>
  place === undefined ? `Outcome ${item}` : `Case ${place}, finding ${item}`;
const weakPassword = {
  'too-short': ({ limit }: { limit: number }) => `Please choose a password of at least ${limit} characters.`,
  'too-long': ({ limit }: { limit: number }) => `Please choose a password of at most ${limit} characters.`,
  common: () => 'This is one of the passwords that attackers try first. Please choose another.',
  personal: () => 'Please choose a password that is not your name, your address or the name of this site.',
};

/** Why a server refused a call. Texts of the specification appear here verbatim. */
export const refusals: FailureTexts['refusals'] = {
  invalid_input: {
    form: ({ field }) => `${nameOf(field)} does not have the expected form.`,
    'unknown-field': ({ field }) => `Unknown field ${field}.`,
    missing: ({ field }) => `${nameOf(field)} is missing.`,
    empty: ({ field }) => `${nameOf(field)} is empty.`,
    'impossible-character': ({ field }) => `${nameOf(field)} holds a character that no text has.`,
    'not-one-line': ({ field }) => `${nameOf(field)} must be one line of plain text.`,
    'not-https': ({ field }) => `${nameOf(field)} must be an address that begins with https://.`,
    twice: ({ field }) => `${nameOf(field)} is what something else is called already. Please choose another name.`,
    'wrong-type': ({ field, types: wanted }) =>
      `${nameOf(field)} must be ${wanted.map((type) => types[type]).join(' or ')}.`,
    'not-a-choice': ({ field, allowed }) =>
      `${nameOf(field)} must be one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}.`,
    'too-low': ({ field, limit }) => `${nameOf(field)} must be at least ${number(limit)}.`,
    'too-high': ({ field, limit }) => `${nameOf(field)} must be at most ${number(limit)}.`,
    'too-long': ({ field, limit }) => `${nameOf(field)} must have at most ${count(limit, 'character', 'characters')}.`,
    'too-few': ({ field, limit }) => `${nameOf(field)} must have at least ${count(limit, 'entry', 'entries')}.`,
    'too-many': ({ field, limit }) => `${nameOf(field)} must have at most ${count(limit, 'entry', 'entries')}.`,
    'e-mail': () => 'Please enter a valid e-mail address.',
    'same-address': () => 'This is your present address. Please enter another one.',
    experience: () => 'Experience is a whole number of years from 0 to 80.',
    'no-such-page': () => 'There is no such page. Reload the list.',
    'several-files': () => 'Please select one file only.',
    'upload-cut-off': () => 'The upload was incomplete. Please try again.',
    'not-http': () => 'The request is not valid HTTP.',
    unanswered: () => 'Please answer all questions before submitting.',
    'item-scale': ({ item }) => `Question ${item}: please choose a number from 1 to 5.`,
    'item-choice': ({ item }) => `Question ${item}: please choose one of the answers.`,
    'item-impossible-character': ({ item }) => `Question ${item}: please answer in words.`,
    'item-too-long': ({ item, limit }) => `Question ${item}: please use at most ${number(limit)} characters.`,
    'wrong-direction-count': ({ needed }) => `There must be one direction for each parent (${needed}).`,
    'certainty-missing': () => certaintyMissing,
    'comment-too-long': commentTooLong,
    'comment-cannot-be-stored': () => commentCannotBeStored,
    'slider-out-of-range': sliderOutOfRange,
    'value-out-of-range': valueOutOfRange,
    'exact-out-of-range': ({ item, combination }) =>
      combination === undefined
        ? exactShares['exact-out-of-range']({ item })
        : ofCombination(exactShares['exact-out-of-range'])({ item, combination }),
  },
  invalid_json: {
    syntax: () => 'The request is not valid JSON.',
    'not-utf-8': () => 'The request is not valid JSON: it is not UTF-8.',
    'too-deep': () => 'The request is not valid JSON: it is nested too deeply.',
    'unknown-field': ({ field }) => `Unknown field ${field}.`,
    'field-twice': ({ field }) => `The field ${field} is given twice.`,
  },
  invalid_answer: {
    'certainty-missing': () => certaintyMissing,
    'comment-missing': () => commentMissing,
    'comment-cannot-be-stored': () => commentCannotBeStored,
    'comment-too-long': commentTooLong,
    'wrong-slider-count': ({ needed }) => `The answer needs one value per state (${number(needed)}).`,
    'slider-out-of-range': sliderOutOfRange,
    'wrong-touched-count': ({ needed }) => `The answer must say for each state whether it was set (${number(needed)}).`,
    ...exactShares,
  },
  invalid_combination: {
    'none-chosen': () => 'Please select at least one combination or set all remaining combinations.',
    'rest-twice': () => 'All remaining combinations are set twice. Keep one.',
    uncountable: () =>
      'These combinations overlap in so many ways that the open questions cannot be counted. Use fewer combinations, or set all remaining combinations.',
    'other-parents': () => 'The parents are not those of this node. Reload the page.',
    'too-many-combinations': ({ limit }) =>
      `There are more than ${number(limit)} combinations. Set all remaining combinations instead.`,
    'unknown-parent': ({ combination }) => `Combination ${combination}: unknown parent. Reload the page.`,
    'unknown-state': ({ combination }) => `Combination ${combination}: unknown state. Reload the page.`,
    'wrong-value-count': ({ combination }) => `Combination ${combination}: it needs one value per state.`,
    'value-out-of-range': valueOutOfRange,
    'wrong-touched-count': ({ combination, needed }) =>
      `Combination ${combination}: it must say for each state whether it was set (${number(needed)}).`,
    'certainty-missing': ofCombination(() => certaintyMissing),
    'comment-missing': ofCombination(() => commentMissing),
    'comment-too-long': ofCombination(commentTooLong),
    'comment-cannot-be-stored': ofCombination(() => commentCannotBeStored),
    'wrong-exact-count': ofCombination(exactShares['wrong-exact-count']),
    'exact-out-of-range': ofCombination(exactShares['exact-out-of-range']),
    'exact-contradicts-slider': ofCombination(exactShares['exact-contradicts-slider']),
    'all-impossible': ofCombination(exactShares['all-impossible']),
    'exact-above-one': ofCombination(exactShares['exact-above-one']),
    'exact-below-one': ofCombination(exactShares['exact-below-one']),
    'nothing-left': ofCombination(exactShares['nothing-left']),
    'wrong-number': ({ combination }) => `Combination ${combination}: its number must be a whole number from 1.`,
    'number-twice': ({ combination }) => `Combination ${combination}: its number is used twice.`,
    'same-states': ({ combination, other }) =>
      `Combination ${combination} selects the same states as combination ${other}. Delete one of them.`,
  },
  invalid_outcomes: {
    'unknown-node': (place) => `${placeOf(place)}: unknown node. Reload the page.`,
    'unknown-state': (place) => `${placeOf(place)}: unknown state. Reload the page.`,
    twice: (place) =>
      place.case === undefined
        ? `${placeOf(place)} is in the list already. Delete one of them.`
        : `${placeOf(place)}: the case has a finding for this node already. Delete one of them.`,
  },
  invalid_protocol: {
    'closes-in-the-past': () => 'The round would close in the past. Choose a later date.',
    'combinations-with-list': () =>
      'Experts who answer a list of questions choose no combinations. Leave one of the two out.',
    'ranked-without-list': () =>
      'Only a list of questions can be ranked. Name the questions, or leave the ranking out.',
    'no-such-question': ({ item }) => `Question ${item} of the list is not in the network, or not asked. Leave it out.`,
    'question-twice': ({ item }) => `Question ${item} of the list is in it already. Leave it out.`,
    'by-hand-without-ranking': () =>
      'Questions are added to a ranked list, or removed from one, by hand. Rank the list, or leave both out.',
    'added-not-asked': ({ item }) => `Question ${item} of those added by hand is not in the list. Leave it out.`,
  },
  invalid_link: 'Invalid confirmation link.',
  malformed_xml: 'The file is not well-formed XML.',
  no_file: 'No file was uploaded. Please select a file to upload.',
  passwords_differ: 'Passwords do not match',
  weak_password: weakPassword,
  invalid_credentials: {
    'sign-in': () => 'Invalid username or password',
    password: () => 'Invalid Password! Please try again.',
  },
  username_required: 'Username is required',
  own_network: 'You already own this network.',
  not_logged_in: 'Please log in.',
  csrf_failed: 'Your session could not be verified. Please reload the page.',
  foreign_origin: 'This request came from another site and was refused.',
  ...loginRefusals,
  owner_only: 'Only the owner of this network can do that.',
  owner_resets_only: 'Only the owner of this network may reset its nodes, or undo that.',
  forbidden: {
    'administrators-only': () => 'Administrators only.',
  },
  not_found: 'There is nothing at this address.',
  user_not_found: 'User not found',
  network_not_found: 'Network not found.',
  invitation_not_found: 'This invitation no longer exists.',
  collaborator_not_found: 'This person is no longer a collaborator.',
  node_not_found: 'Node not found.',
  question_not_found: 'Question not found.',
  answer_not_found: 'There is no such answer in the history. Reload it.',
  request_timeout: 'The request took too long to arrive. Please try again.',
  account_exists: 'This address has an account already. Log in to see the invitation.',
  already_collaborator: 'This user is already a collaborator',
  already_invited: 'This user is already invited',
  already_accepted: 'You are already a collaborator on this network.',
  already_owner: 'You own this network.',
  owner_withdraws: 'Owners cannot withdraw; delete the network instead.',
  too_many_collaborators: ({ limit }) =>
    `A network has at most ${number(limit)} collaborators, invitations included. Remove one to invite another.`,
  key_reused: 'This Idempotency-Key was already used for another request.',
  quota_exceeded: 'Your storage is full. Delete a network to make room.',
  reset_stands: {
    'not-reset': () => 'This node was not reset.',
    'saved-since': () => 'Something new has been saved for this node since it was reset, so the reset stands.',
    'too-late': ({ days }) => `A reset can be undone for ${count(days, 'day', 'days')}; that time is over.`,
  },
  round_not_open:
    'The round of this study is not open, so nothing was changed. What you typed is still on this device.',
  numbers_sealed:
    'Until the answers of this study are evaluated, you see your own alone: the numbers of the file would be an answer to begin with.',
  no_combinations: 'This study asks its questions one by one: there are no combinations to choose.',
  round_open:
    'A round of the study is open: experts answer, each alone, and everything that they see stays as it is until the round is closed.',
  protocol_fixed: 'An expert has accepted to take part, so what is asked stays as it is. Nothing was changed.',
  study_stands: 'A round of this study has been opened, and with it its protocol is fixed.',
  results_read: 'Somebody has opened the results, so the closing stands, with the answers that were there.',
  results_unopened: 'Whoever runs the study has not opened the results yet.',
  adoption_stands: {
    'not-adopted': () => 'No result of this study is in the network that could be taken out again.',
    'saved-since': () => 'Something has been saved since for a node with numbers of the study, so they stay.',
    'too-late': ({ days }) =>
      `What was put into the network can be taken out for ${count(days, 'day', 'days')}; that time is over.`,
  },
  nothing_to_adopt: 'There are no numbers to put into the network: below three answers there is no pool.',
  too_many_columns: ({ limit }) =>
    `At most ${number(limit)} columns can be put into a network at once. Download the file instead.`,
  no_study: 'This network is not a study.',
  study_final: 'The study is final, so that is no longer changed.',
  other_address:
    'This link was sent to another address. Check the address that you typed. If it was sent to somebody else, ask for a link of your own.',
  one_part:
    'You have a part in this network already: you own it, work on it, or take part in its study. Nobody has a second one.',
  consent_missing:
    'To take part in this study you say first what you agree to: open it on your home page, or by the link in its e-mail.',
  has_accepted: 'This invitation has been accepted, so it can no longer be declined or taken back.',
  experts_only: 'Only somebody who takes part in the study as an expert can do this.',
  study_session: 'The link in your mail opens this study and nothing else. Log in for everything else.',
  expert_not_found: 'This person is not, or no longer, among the experts of the study.',
  withdrawal_over: 'The time in which one can withdraw from this study is over.',
  no_reminder: {
    'not-expected': () => 'This person has finished, declined or withdrawn, and is not reminded any more.',
    'all-sent': ({ limit }) => `This person has been reminded ${count(limit, 'time', 'times')}, which is all.`,
    'too-soon': ({ hours }) =>
      `The last e-mail to this person is too recent. They can be reminded in ${count(hours, 'hour', 'hours')}.`,
  },
  too_many_experts: ({ limit }) => `A study has at most ${limit} experts. Nobody was asked.`,
  experts_answer_alone: 'In a study everybody answers alone: who else takes part is shown to its owner only.',
  node_reset: 'This node has been reset in the meantime. Reload the page.',
  other_assessment:
    'Your answers to this network are kept in another place by now, so this was not saved. Reload the page.',
  stale_revision: {
    answer: () => 'A newer answer has been saved in the meantime.',
    decided: () => 'A combination saved in the meantime already answers this question.',
    combinations: () => 'Different combinations have been saved in the meantime. Reload the page.',
    outcomes: () => 'Different outcomes and cases have been saved in the meantime. Reload the page.',
  },
  too_large: 'The request is too large.',
  file_too_large: {
    file: ({ limit }) => `The file is larger than ${limit / 1024 ** 2} MB. Please select a smaller file.`,
    part: ({ limit }) => `A part of the file is longer than ${number(limit)} characters. Please shorten it.`,
  },
  no_full_table: {
    'not-assessed': ({ nodes, found }) =>
      `These formats hold probability tables only, and ${count(found, 'node has', 'nodes have')} none: ${listed(nodes, found)}. Download the file as it was uploaded instead.`,
    'table-too-large': ({ nodes, found }) =>
      `These formats hold full tables only, and ${count(found, 'table', 'tables')} would be too large for that: ${listed(nodes, found)}. Download the file as it was uploaded instead.`,
    'one-state': ({ nodes, found }) =>
      `This format has no node of one state, and ${count(found, 'node has', 'nodes have')} only one: ${listed(nodes, found)}. Choose another format.`,
    'numbers-missing': ({ nodes, found }) =>
      `${count(found, 'node has', 'nodes have')} no numbers yet: ${listed(nodes, found)}. Answer all of their questions first.`,
  },
  too_many_numbers: ({ limit, nodes }) =>
    `The tables of this network hold more than ${number(limit)} numbers, too many to compute with. The largest is that of ${listed(nodes, nodes.length)}: give it fewer parents.`,
  unsupported_media_type: {
    'json-wanted': () => 'This kind of content is not accepted here. Send JSON.',
    'multipart-wanted': () => 'Send the file as multipart/form-data.',
    compressed: () => 'Compressed requests are not accepted. Send the content as it is.',
  },
  not_a_network: 'The file is neither XML nor XDSL. Please select another file.',
  password_refused: { ...weakPassword, same: () => 'Please choose a password that differs from the old one.' },
  invalid_network: 'The network does not hold together.',
  too_complex: 'The file is too complex to be read.',
  too_many_requests: {
    attempts: ({ seconds }) =>
      `Too many attempts. Try again in ${count(Math.ceil(seconds / 60), 'minute', 'minutes')}.`,
    mails: ({ limit, seconds }) =>
      `You have had ${count(limit, 'mail', 'mails')} sent to this person within a day, as many as you may. Nothing was changed and nobody was mailed. Try again in ${count(Math.ceil(seconds / 3600), 'hour', 'hours')}.`,
    uploads: ({ limit }) =>
      `You uploaded ${count(limit, 'file', 'files')} within an hour, as many as you may. Try again later.`,
  },
  ...serverRefusals,
};
