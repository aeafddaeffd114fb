import { type Operation, Reply } from '../../http/operation.js';
import { anonymous, newCsrfToken } from './csrf.js';

export const getCsrfToken: Operation<'getCsrfToken'> = ({ caller }, { config }) => {
  const csrfToken = newCsrfToken(config.secret, caller?.session.id ?? anonymous);
  return new Reply({ message: 'The CSRF cookie is set.' }, { csrfToken });
};
