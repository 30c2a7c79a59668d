import { useState } from 'react';
import type { Json, Refusal } from '../engine';
import { Button, Choice, Dialog, Txt } from '../ui';
import { PACES } from '../storage';
import type { Extra } from './box';
import { useApp } from './AppProvider';
import type { Session } from './session';

export interface MenuProps {
  readonly open: boolean;
  readonly session: Session;
  readonly extras: readonly Extra<Json>[];
  readonly canUndo: boolean;
  /** In the place of the menu: whether to export the game now, with every hand in it. */
  readonly asking: boolean;
  act(move: Json): Refusal | null;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onAsk: () => void;
  readonly onExport: () => void;
}

/** What of a game in the menu is asked about before it is done. */
type Asked = Extra<Json> & { readonly asks: NonNullable<Extra<Json>['asks']> };

/** The game stands still while this is open: clock, bots and all. It holds nothing secret, so it opens over a cover too. */
export function Menu(props: MenuProps) {
  const { words } = useApp();
  const { open, asking, session, act, onClose, onExport } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const play = ({ move }: Extra<Json>) => {
    setAsked(null);
    onClose();
    session.pause(false);
    act(move);
  };
  if (asked)
    return (
      // Another dialog than the menu, so that a reader hears its title.
      <Dialog
        key="question"
        open={open}
        title={asked.asks.title}
        onClose={() => setAsked(null)}
        closeLabel={words.close}
      >
        <Txt>{asked.asks.says}</Txt>
        <Button kind="main" label={asked.asks.yes} onPress={() => play(asked)} testID="extra-yes" />
        <Button label={words.cancel} onPress={() => setAsked(null)} testID="extra-no" />
      </Dialog>
    );
  return (
    <Dialog
      key="menu"
      open={open}
      title={asking ? words.table.exportGame : words.table.paused}
      onClose={onClose}
      closeLabel={words.close}
    >
      {asking ? (
        <ExportQuestion onYes={onExport} onNo={onClose} />
      ) : (
        <Entries
          {...props}
          onExtra={(extra) => (extra.asks ? setAsked({ ...extra, asks: extra.asks }) : play(extra))}
        />
      )}
    </Dialog>
  );
}

/** The file holds the whole game: whoever opens it can read what others hold. */
export function ExportQuestion(props: { readonly onYes: () => void; readonly onNo: () => void }) {
  const { words } = useApp();
  return (
    <>
      <Txt>{words.table.exportSays}</Txt>
      <Button label={words.cancel} onPress={props.onNo} testID="export-no" />
      <Button
        kind="danger"
        icon="share"
        label={words.table.exportYes}
        onPress={() => {
          props.onNo();
          props.onYes();
        }}
        testID="export-yes"
      />
    </>
  );
}

type EntriesProps = Omit<MenuProps, 'open' | 'asking' | 'act' | 'onExport'> & {
  readonly onExtra: (extra: Extra<Json>) => void;
};

function Entries(props: EntriesProps) {
  const { session, extras, canUndo, onExtra, onClose, onLeave, onRules, onSettings, onAsk } = props;
  const { words, settings, change } = useApp();
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <>
      <Button kind="main" label={words.table.goOn} onPress={onClose} testID="go-on" />
      {canUndo ? <Button icon="undo" label={words.table.undo} onPress={then(() => session.undo())} /> : null}
      <Button icon="book" label={words.table.rules} onPress={then(onRules)} />
      {extras.map((extra) => (
        <Button key={extra.label} label={extra.label} hint={extra.says} onPress={() => onExtra(extra)} />
      ))}
      <Choice
        label={words.table.pace}
        options={PACES.map((value) => ({ value, label: words.settings.paces[value] }))}
        value={settings.pace}
        onChange={(pace) => change({ pace })}
      />
      <Button icon="gear" label={words.home.settings} onPress={then(onSettings)} testID="settings" />
      <Button icon="share" label={words.table.exportGame} onPress={onAsk} testID="export" />
      <Button icon="back" label={words.table.leave} onPress={then(onLeave)} testID="leave-table" />
      <Txt size="small" dim>
        {words.table.leaveSays}
      </Txt>
    </>
  );
}
