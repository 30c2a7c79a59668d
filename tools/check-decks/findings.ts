/** What a check finds. `facts` are printed as they are: this tool is for those who write decks, and git. */
export interface Finding {
  readonly kind: 'fault' | 'note';
  readonly line: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export const found = (line: number, code: string, facts: Finding['facts'] = {}): Finding => ({
  kind: 'fault',
  line,
  code,
  facts,
});
