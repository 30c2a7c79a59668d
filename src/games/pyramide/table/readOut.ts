import type { Seat } from '../../../engine';
import type { View } from '../rules';

/** Who reads the sentence out: SCRIPTO, who has written it down; where nobody is, DICO. */
export const readerOf = ({ roles }: View): Seat => {
  const scripto = roles.indexOf('scripto');
  return scripto >= 0 ? scripto : roles.indexOf('dico');
};
