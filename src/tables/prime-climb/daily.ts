/** The day's number in the calendar of whoever plays, as 20260316: the same rolls for everybody who has this date. */
export const dayOf = (date: Date): number =>
  date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();

export const today = (): number => dayOf(new Date());
