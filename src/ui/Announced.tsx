import { useAnnounced } from './announce';
import { Txt, type TxtProps } from './Txt';

export interface AnnouncedProps extends Omit<TxtProps, 'children'> {
  readonly children: string;
}

/**
 * What has come of what somebody did, on a screen that was there before. The app's one voice reads it out: a live region that comes
 * together with its words is often not read, and an iPhone knows none.
 */
export function Announced({ children, ...rest }: AnnouncedProps) {
  useAnnounced(children);
  return <Txt {...rest}>{children}</Txt>;
}
