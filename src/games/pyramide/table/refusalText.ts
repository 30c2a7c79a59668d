import type { Refusal } from '../../../engine';
import type { PyramideWords } from '../i18n';

export function refusalText({ code, numbers }: Refusal, { refused }: PyramideWords): string {
  if ((code === 'bet-other' || code === 'bid-other') && numbers)
    return refused[code](numbers.low!, numbers.high!);
  const sentence = refused[code as keyof typeof refused];
  return typeof sentence === 'string' ? sentence : refused.other;
}
