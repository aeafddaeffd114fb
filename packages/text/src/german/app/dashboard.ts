import type { Text } from '../../english/app.js';

export const dashboard: Text['dashboard'] = {
  invited: (count) => `Sie sind zu ${count === 1 ? 'einem Netz' : `${count} Netzen`} eingeladen.`,
  seeInvitations: 'Einladungen ansehen',
  title: 'Auswertung',
  failed: 'Die Daten der Auswertung konnten nicht geladen werden',
  period: 'Zeitraum',
  periods: { day: 'Letzte 24 Stunden', week: 'Letzte 7 Tage', month: 'Letzte 30 Tage' },
  active: (count, atLeast) => {
    const people = count === 1 ? '1 aktive Person' : `${count} aktive Personen`;
    return atLeast ? `mindestens ${people}` : people;
  },
  updated: (time) => `Stand ${time} Uhr`,
  zone: (name) => `Uhrzeiten in ${name}`,
  line: (parts) => {
    const line = parts.join(' · ');
    return line.charAt(0).toLocaleUpperCase('de') + line.slice(1);
  },
  unknownPeriod: 'Der Server sagt nicht, für welchen Zeitraum diese Zahlen gelten.',
  inNetwork: (node, networkId) => `${node} (${networkId})`,
  logNote:
    'Die 10 letzten Aktivitäten jeder der 100 zuletzt aktiven Personen, unabhängig vom oben gewählten Zeitraum. Dass und zu welcher Frage eine Antwort gespeichert wurde, steht darin, nicht aber die Antwort oder ihr Kommentar.',
  questionnaires: 'Rückmeldungen herunterladen (CSV)',
  questionnairesHint:
    'Alle 13 Antworten aller, die den Fragebogen ausgefüllt haben, auch die in eigenen Worten, ohne Namen.',
  questionnairesFailed: 'Die Datei konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  activities: {
    login: 'Angemeldet',
    logout: 'Abgemeldet',
    network_uploaded: 'Netz hochgeladen',
    network_downloaded: 'Netz heruntergeladen',
    network_deleted: 'Netz gelöscht',
    network_restored: 'Netz wiederhergestellt',
    network_handed_over: 'Netz übergeben',
    answer_saved: 'Antwort gespeichert',
    combinations_saved: 'Kombinationen gespeichert',
    node_reset: 'Knoten zurückgesetzt',
    reset_undone: 'Zurücksetzen rückgängig gemacht',
    directions_saved: 'Erwartung zu einem Knoten angegeben',
    node_feedback_saved: 'Beurteilt, ob ein Ergebnis plausibel ist',
    explanations_saved: 'Knoten erläutert',
    outcomes_saved: 'Ergebnisse und typische Fälle benannt',
    reset_rule_saved: 'Festgelegt, wer Knoten zurücksetzen darf',
    study_saved: 'Protokoll einer Studie geschrieben',
    round_opened: 'Runde einer Studie eröffnet',
    round_extended: 'Runde einer Studie verlängert',
    round_closed: 'Runde einer Studie geschlossen',
    round_reopened: 'Schließen einer Runde zurückgenommen',
    expert_invited: 'Um Teilnahme an einer Studie gebeten',
    expert_accepted: 'Teilnahme an einer Studie zugesagt',
    expert_declined: 'Teilnahme an einer Studie abgelehnt',
    collaborator_invited: 'Zur Mitarbeit eingeladen',
    invitation_cancelled: 'Einladung zurückgenommen',
    invitation_accepted: 'Einladung angenommen',
    invitation_declined: 'Einladung abgelehnt',
    decline_undone: 'Ablehnung zurückgenommen',
    part_finished: 'Alles beantwortet, worum gebeten war',
    collaborator_removed: 'Mitarbeit entzogen',
    questionnaire_saved: 'Fragebogen beantwortet',
    profile_edited: 'Profil bearbeitet',
    password_changed: 'Passwort geändert',
    address_changed: 'E-Mail-Adresse geändert',
    account_created: 'Registriert',
    account_confirmed: 'Konto bestätigt',
    account_deleted: 'Konto gelöscht',
  },
};
