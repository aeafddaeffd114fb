import type { GetPerson } from './checkAddresses.js';

const people: Readonly<Record<string, string>> = {
  'n.okafor@uni-freiburg.example': 'Dr. N. Okafor',
  'm.lindner@uni-leipzig.example': 'Prof. M. Lindner',
  'a.haddad@chu-lyon.example': 'Dr. A. Haddad',
  's.whitfield@leeds.example': 'Dr. S. Whitfield',
  'k.lindqvist@uppsala.example': 'Prof. K. Lindqvist',
  'i.rossi@padova.example': 'Dr. I. Rossi',
  't.nakamura@tmd.example': 'Dr. T. Nakamura',
};

/** Whom the page knows. */
export const getPerson: GetPerson = (address) => {
  const name = people[address.toLowerCase()];
  return name === undefined ? undefined : { name };
};

/** Thirty addresses as somebody has pasted them: seven of people whom the page knows, one twice, two wrong. */
export const addresses: readonly string[] = [
  ...Object.keys(people),
  'c.moreau@uz-ghent.example',
  'j.baker@stgeorges.example',
  'p.nowak@umed-lodz.example',
  'h.larsen@rigshospitalet.example',
  'e.schmidt(at)uke.example',
  'e.fischer@klinikum-ulm.example',
  'r.santos@hospital-porto.example',
  'l.dubois@chu-nantes.example',
  'b.keller@insel-bern.example',
  'f.jansen@umc-utrecht.example',
  'g.weber@charite-hno.example',
  'd.novak@fn-motol.example',
  'j.baker@stgeorges.example',
  'o.hansen@haukeland.example',
  'v.petrov@onc-sofia.example',
  'y.cohen@sheba-ent.example',
  'm.oneill@beaumont.example',
  'p.arnaud@curie',
  's.virtanen@hus-helsinki.example',
  'a.kaya@hacettepe.example',
  'c.romero@hospital-clinic.example',
  'w.hofer@akh-vienna.example',
  'z.balint@semmelweis.example',
];
